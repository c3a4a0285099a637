import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";

/** The mail about a request waits so long after its client has withdrawn one from the same advisor, and twice as long for each more of them. */
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = HOUR_MS;
/** Never for more than this part of the time that the advisor has to answer. */
const PART_OF_TIME = 4;

/**
 * How long the mail about a request waits, so that one that is withdrawn again soon is none at all: by how many requests its client has withdrawn from the same
 * advisor within a day. The first goes at once, and the advisor's pages show every one at once.
 */
export function requestMailWaitMs(withdrawn: number, msToAnswer: number): number {
  if (withdrawn <= 0) return 0;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (withdrawn - 1), LONGEST_WAIT_MS);
  return Math.max(0, Math.min(wait, Math.floor(msToAnswer / PART_OF_TIME)));
}
