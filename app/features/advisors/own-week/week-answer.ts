import type { PendingTime } from "./pending-within";
import type { WeekEntry, WeekErrors } from "./week-entry";

/** Answer to the forms of the calendar week: what was done, with data to undo it, or what prevented it. */
export interface WeekAnswer {
  intent: "cal";
  done?: "blocked" | "opened" | "undone";
  from?: string;
  to?: string;
  undo?: string;
  entered?: WeekEntry;
  errors?: WeekErrors;
  alert?: string;
  /** What is agreed or asked for in the time to be blocked; nothing is blocked yet. */
  asked?: PendingTime[];
}

/** Returns the answer if it belongs to a form of the week, among all forms of the tab. */
export const weekAnswer = (answer: unknown): WeekAnswer | undefined =>
  typeof answer === "object" && answer !== null && "intent" in answer && answer.intent === "cal" ? (answer as WeekAnswer) : undefined;
