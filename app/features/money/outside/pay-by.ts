import { HOUR_MS } from "#app/platform/durations";
import { SOON_HOURS } from "../limits";

/** The key of the words that say by when to pay for what begins at a time: sooner than a transfer takes it may arrive later. Null once it has begun. */
export function payByWord(startsAt: Date, now: Date) {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return left <= SOON_HOURS * HOUR_MS ? "awaitingSoon" : "awaitingBy";
}
