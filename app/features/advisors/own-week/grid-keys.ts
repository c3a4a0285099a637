import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { CELL_MINUTES } from "./week-choice";

/** How far an arrow goes: half hours down, and days to the side. */
const STEPS: Record<string, { cells: number; days: number }> = {
  ArrowDown: { cells: 1, days: 0 },
  ArrowUp: { cells: -1, days: 0 },
  ArrowLeft: { cells: 0, days: -1 },
  ArrowRight: { cells: 0, days: 1 },
};

/** The half hour that an arrow leads to from another one, by the times they begin at; null for every other key. */
export function cellBeside(cell: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  return new Date(Date.parse(`${cell}Z`) + step.cells * CELL_MINUTES * MINUTE_MS + step.days * DAY_MS).toISOString().slice(0, 16);
}
