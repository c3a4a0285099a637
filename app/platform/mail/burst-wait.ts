import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";

/** The delay of a mail about something that was done and taken back before; it doubles with each repetition. */
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const MAX_WAIT_MS = HOUR_MS;
/** The delay never exceeds this fraction of the time that the reader has to answer. */
const PART_OF_TIME = 4;

/**
 * Delay of a mail about something that can be undone, so that what is undone soon causes no mail: depends on how often the same was done
 * within a day. The first mail goes at once, and pages always show every change at once.
 */
export function burstWaitMs(before: number, msToAnswer: number): number {
  if (before <= 0) return 0;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (before - 1), MAX_WAIT_MS);
  return Math.max(0, Math.min(wait, Math.floor(msToAnswer / PART_OF_TIME)));
}
