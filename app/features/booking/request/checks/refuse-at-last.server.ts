import { atOnce } from "#app/db/at-once.server";
import type { Transaction } from "#app/db/client.server";
import { blockersOf } from "#app/features/blocks/blocked.server";
import { isReservedName } from "#app/features/profiles/own-name/reserved-names.server";
import type { consumeAll } from "#app/platform/limits/consume-limit.server";
import { isHeldForAnother } from "../../hour/hold-hour.server";
import type { QuoteRow } from "../../quotes.server";
import { areBothThere } from "../advisor-lock.server";
import type { BookingTerms } from "../booking-terms.server";
import { findTooManyOpen } from "../open-requests.server";
import type { BookingRefusal } from "./booking-refusal.server";

/** A request whose time is free and whose price holds. */
interface Asked extends BookingTerms {
  quote: QuoteRow;
  /** The end of the time that it takes, with the buffer. */
  blockedUntil: Date;
  /** The network it comes from. */
  network: string;
  /** Name given by a person without one in their profile, and whether theirs has one. */
  name: string | undefined;
  hasName: () => Promise<boolean>;
  /** Counts it against what the person may ask for. */
  count: () => ReturnType<typeof consumeAll>;
}

/** Returns why a request is refused in the end, or 'lost' if its hour is held for another; null if it is not. Call it once the lock on the advisor's row is asked for. */
export async function refuseAtLast(
  tx: Transaction,
  { candidate, terms, quote, blockedUntil, network, name, hasName, count }: Asked,
  now: Date,
): Promise<BookingRefusal | "lost" | null> {
  const wanted = { ...terms, start: terms.startsAt.getTime(), end: blockedUntil.getTime(), own: [quote.id] };
  const tooMany = await findTooManyOpen(tx, wanted, network, now);
  if (tooMany) return { ok: false, reason: tooMany };
  const taken = await count();
  if (!taken.ok) return { ...taken, reason: "requestedTooOften" };
  // Someone may have left or been suspended since the terms were read.
  const [isThere, isHeld, isNamed, blockers] = await atOnce([
    areBothThere(tx, terms),
    // Creating a hold locks the same row, so check for holds only after the time was found free.
    isHeldForAnother(tx, { advisorId: terms.advisorId, from: terms.startsAt, to: blockedUntil, quoteId: quote.id }, now),
    name ? true : hasName(),
    blockersOf(tx, terms.clientId, candidate.userId),
  ]);
  if (!isThere) return { ok: false, reason: "advisorUnavailable" };
  if (isHeld) return "lost";
  // The advisor sees who is asking, through whichever entry point the request came.
  if (!isNamed) return { ok: false, reason: "askedNameNeeded" };
  // Nobody can send a request under the site's name, not even an admin.
  if (name && isReservedName({ isAdmin: false }, name)) return { ok: false, reason: "askedNameReserved" };
  if (blockers.includes(terms.clientId)) return { ok: false, reason: "blocked" };
  // Nothing tells a client that an advisor has blocked them: they read what they would of one who takes no requests.
  if (blockers.includes(candidate.userId)) return { ok: false, reason: "advisorUnavailable" };
  return null;
}
