import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";

/** The mail about something that was said and taken back before waits so long, and twice as long for each more of them. */
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = HOUR_MS;
/** Never for more than this part of the time that its reader has to answer. */
const PART_OF_TIME = 4;

/**
 * How long the mail about something that can be taken back waits, so that what is taken back again soon is no mail at all: by how often the same was said
 * before within a day. The first goes at once, and pages show every one at once.
 */
export function burstWaitMs(before: number, msToAnswer: number): number {
  if (before <= 0) return 0;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (before - 1), LONGEST_WAIT_MS);
  return Math.max(0, Math.min(wait, Math.floor(msToAnswer / PART_OF_TIME)));
}
