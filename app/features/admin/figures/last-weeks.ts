import { DAY_MS } from "#app/platform/durations";
import { WEEKS_SHOWN } from "../limits";

const WEEK_MS = 7 * DAY_MS;
const MONDAY_MS = 4 * DAY_MS;

/** Returns the Monday on which the last weeks begin, counting the current week. */
export function beginOfLastWeeks(now: Date): Date {
  const monday = Math.floor((now.getTime() - MONDAY_MS) / WEEK_MS) * WEEK_MS + MONDAY_MS;
  return new Date(monday - (WEEKS_SHOWN - 1) * WEEK_MS);
}
