import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { CELL_MINUTES } from "./week-choice";

/** How far each arrow moves: half hours vertically, days horizontally. */
const STEPS: Record<string, { cells: number; days: number }> = {
  ArrowDown: { cells: 1, days: 0 },
  ArrowUp: { cells: -1, days: 0 },
  ArrowLeft: { cells: 0, days: -1 },
  ArrowRight: { cells: 0, days: 1 },
};

/** Returns the half hour an arrow key moves to, both given by their start; null for any other key. */
export function cellBeside(cell: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  return new Date(Date.parse(`${cell}Z`) + step.cells * CELL_MINUTES * MINUTE_MS + step.days * DAY_MS).toISOString().slice(0, 16);
}
