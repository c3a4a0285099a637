import { DAY_MS, HOUR_MS } from "#app/platform/durations";

/** How far an arrow goes: hours down, and days to the side. */
const STEPS: Record<string, { hours: number; days: number }> = {
  ArrowDown: { hours: 1, days: 0 },
  ArrowUp: { hours: -1, days: 0 },
  ArrowLeft: { hours: 0, days: -1 },
  ArrowRight: { hours: 0, days: 1 },
};

/** The hour that an arrow leads to from another one, by the times they begin at; null for every other key. */
export function hourBeside(cell: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  return new Date(Date.parse(`${cell}Z`) + step.hours * HOUR_MS + step.days * DAY_MS).toISOString().slice(0, 16);
}
