import { MINUTE_MS } from "#app/platform/durations";

const DAYS_SHOWN = 4;
const TIMES_A_DAY = 3;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/**
 * Selects a few free starts out of many (epoch ms, sorted): on the first days that have any, on the hour or half hour where possible,
 * spread over the day. `dayOf` returns the advisor's calendar day of an instant.
 */
export function pickTimes(starts: readonly number[], dayOf: (instant: number) => number): number[] {
  const days = [...Map.groupBy(starts, dayOf).values()].slice(0, DAYS_SHOWN);
  return days.flatMap((day) => {
    const round = day.filter((start) => start % HALF_HOUR_MS === 0);
    return spread(round.length > 0 ? round : day);
  });
}

/** Returns the first start of a day, and others at even intervals after it. */
function spread(day: number[]): number[] {
  if (day.length <= TIMES_A_DAY) return day;
  const step = (day.length - 1) / (TIMES_A_DAY - 1);
  return Array.from({ length: TIMES_A_DAY }, (_, index) => day[Math.round(index * step)]!);
}
