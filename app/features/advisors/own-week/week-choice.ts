import { wallText } from "./blocked-hours";

/** A half hour of the grid by the time it begins at, as a `datetime-local` field has it. */
type Cell = string;

/** What of the week is being chosen: from one half hour to another, and how it came so far. */
export interface WeekChoice {
  from: Cell;
  to: Cell;
  /** The pointer is down, drags, was lifted where it went down; or a press has begun it. */
  phase: "down" | "dragged" | "lifted" | "begun";
}

/** A choice, or what was chosen: from a time on the wall to another. */
export type ChoiceStep = { choice: WeekChoice | null; chosen?: { from: string; to: string } };

/** How long each part of the grid is. */
export const CELL_MINUTES = 30;
const afterCell = (cell: Cell) => wallText(cell.slice(0, 10), Number(cell.slice(11, 13)) * 60 + Number(cell.slice(14)) + CELL_MINUTES);

const finish = (one: Cell, other: Cell): ChoiceStep => {
  const [from = one, to = other] = [one, other].sort();
  return { choice: null, chosen: { from, to: afterCell(to) } };
};

/** The pointer goes down on a half hour. */
export const pointerDown = (choice: WeekChoice | null, cell: Cell): WeekChoice => choice ?? { from: cell, to: cell, phase: "down" };

/** The pointer or the focus reaches a half hour. */
export function reach(choice: WeekChoice | null, cell: Cell): WeekChoice | null {
  if (!choice || choice.to === cell) return choice;
  return { ...choice, to: cell, phase: choice.phase === "down" ? "dragged" : choice.phase };
}

/** The pointer is lifted: a drag has chosen, anything else has not. */
export function pointerUp(choice: WeekChoice): ChoiceStep {
  if (choice.phase === "dragged") return finish(choice.from, choice.to);
  return { choice: choice.phase === "down" ? { ...choice, phase: "lifted" } : choice };
}

/** A half hour is pressed, tapped, or Enter goes down on it: that begins a choice, and ends the one that has begun. */
export function press(choice: WeekChoice | null, cell: Cell): ChoiceStep {
  if (!choice || (choice.phase !== "begun" && choice.from === cell)) return { choice: { from: cell, to: cell, phase: "begun" } };
  return finish(choice.from, cell);
}

/** Whether a half hour is in what is being chosen. */
export function isChosen(choice: WeekChoice | null, cell: Cell): boolean {
  if (!choice) return false;
  const [from = "", to = ""] = [choice.from, choice.to].sort();
  return from <= cell && cell <= to;
}
