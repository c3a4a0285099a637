import type { AskedTime } from "./asked-within";
import type { WeekEntry, WeekErrors } from "./week-entry";

/** What comes back to the forms of the calendar's week: what was done, with what undoes it, or what stood in the way. */
export interface WeekAnswer {
  intent: "cal";
  done?: "blocked" | "opened" | "undone";
  from?: string;
  to?: string;
  undo?: string;
  entered?: WeekEntry;
  errors?: WeekErrors;
  alert?: string;
  /** What waits in the time that was to be blocked: nothing is blocked yet. */
  asked?: AskedTime[];
}

/** The answer to a form of the week, of all that the tab answers. */
export const weekAnswer = (answer: unknown): WeekAnswer | undefined =>
  typeof answer === "object" && answer !== null && "intent" in answer && answer.intent === "cal" ? (answer as WeekAnswer) : undefined;
