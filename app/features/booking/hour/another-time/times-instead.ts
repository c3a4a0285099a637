import { offeredStarts } from "#app/features/schedule/free-times";
import { DAY_MS } from "#app/platform/durations";

const SHOWN = 6;
const BESIDE = 2;

/**
 * The starts to offer in place of a wanted one, of those that are free (epoch ms): the two beside it and, of each of the nearest other days, the one closest to its
 * hour; more beside it where few days are free. As ISO instants in chronological order.
 */
export function timesInstead(free: readonly number[], wanted: number | null): string[] {
  const starts = offeredStarts(free);
  const from = wanted ?? starts[0] ?? 0;
  const day = (start: number) => Math.round((start - from) / DAY_MS);
  const awayFrom = (at: number) => (start: number, other: number) => Math.abs(start - at) - Math.abs(other - at);
  const byDay = [...Map.groupBy(starts, day)];
  const first = byDay.flatMap(([days, those]) => those.toSorted(awayFrom(from + days * DAY_MS)).slice(0, days === 0 ? BESIDE : 1));
  const chosen = [...new Set([...first.toSorted(awayFrom(from)), ...starts.toSorted(awayFrom(from))])].slice(0, SHOWN);
  return chosen.toSorted((one, other) => one - other).map((start) => new Date(start).toISOString());
}
