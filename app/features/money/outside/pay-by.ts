import { HOUR_MS } from "#app/platform/durations";
import { SOON_HOURS } from "../limits";

/** Key of the text that says by when to pay for a consultation; a separate one when a transfer might arrive too late. Null once it has begun. */
export function payByWord(startsAt: Date, now: Date) {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return left <= SOON_HOURS * HOUR_MS ? "awaitingSoon" : "awaitingBy";
}
