import { wallText } from "./blocked-hours";

/** A half hour of the grid, identified by its start as a `datetime-local` value. */
type Cell = string;

/** The current selection in the week: from one half hour to another, and its phase. */
export interface WeekChoice {
  from: Cell;
  to: Cell;
  /** Pointer pressed, dragging, or released where it was pressed; or begun by a click. */
  phase: "down" | "dragged" | "lifted" | "begun";
}

/** The current selection, or the completed one as a range of local times. */
export type ChoiceStep = { choice: WeekChoice | null; chosen?: { from: string; to: string } };

/** Length of each cell of the grid. */
export const CELL_MINUTES = 30;
const afterCell = (cell: Cell) => wallText(cell.slice(0, 10), Number(cell.slice(11, 13)) * 60 + Number(cell.slice(14)) + CELL_MINUTES);

const finish = (one: Cell, other: Cell): ChoiceStep => {
  const [from = one, to = other] = [one, other].sort();
  return { choice: null, chosen: { from, to: afterCell(to) } };
};

/** Handles a pointer press on a half hour. */
export const pointerDown = (choice: WeekChoice | null, cell: Cell): WeekChoice => choice ?? { from: cell, to: cell, phase: "down" };

/** Handles the pointer or the focus reaching a half hour. */
export function reach(choice: WeekChoice | null, cell: Cell): WeekChoice | null {
  if (!choice || choice.to === cell) return choice;
  return { ...choice, to: cell, phase: choice.phase === "down" ? "dragged" : choice.phase };
}

/** Handles the pointer release: completes the selection after a drag, and only then. */
export function pointerUp(choice: WeekChoice): ChoiceStep {
  if (choice.phase === "dragged") return finish(choice.from, choice.to);
  return { choice: choice.phase === "down" ? { ...choice, phase: "lifted" } : choice };
}

/** Handles a click, tap or Enter on a half hour: begins a selection, or completes the one that was begun. */
export function press(choice: WeekChoice | null, cell: Cell): ChoiceStep {
  if (!choice || (choice.phase !== "begun" && choice.from === cell)) return { choice: { from: cell, to: cell, phase: "begun" } };
  return finish(choice.from, cell);
}

/** The last click or tap: where, and when in ms. */
export interface Tap {
  cell: Cell;
  at: number;
}

const DOUBLE_TAP_MS = 500;

/** Whether a tap is the second of a double tap, which counts once. */
export const isDoubleTap = (last: Tap | null, { cell, at }: Tap): boolean => last?.cell === cell && at - last.at < DOUBLE_TAP_MS;

/** Whether a half hour is in the current selection. */
export function isChosen(choice: WeekChoice | null, cell: Cell): boolean {
  if (!choice) return false;
  const [from = "", to = ""] = [choice.from, choice.to].sort();
  return from <= cell && cell <= to;
}
