import { MINUTE_MS } from "#app/platform/durations";
import { QUOTE_MINUTES } from "./deadlines";

const QUOTE_MS = QUOTE_MINUTES * MINUTE_MS;

/** When a time that somebody opens now may have been offered to them: in a list, which is good for as long as a price. */
export const offeredInList = (now: Date) => new Date(now.getTime() - QUOTE_MS);

/**
 * When the time of a price was offered, at the earliest: in a list, from which its page was opened, on which the hour may have been held. Each is good for as long as
 * a price, and a price that is over for nothing: then it is offered now.
 */
export function offeredAt({ expiresAt, isHeld = false }: { expiresAt: Date; isHeld?: boolean }, now: Date): Date {
  if (expiresAt <= now) return now;
  return new Date(expiresAt.getTime() - (isHeld ? 3 : 2) * QUOTE_MS);
}
