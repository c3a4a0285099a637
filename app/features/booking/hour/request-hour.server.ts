import { db } from "#app/db/client.server";
import { quotes } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { rulesOf } from "#app/features/rules/rules.server";
import { withChargeable } from "#app/features/schedule/chargeable-lengths";
import { isOffered as isDurationOffered } from "#app/features/schedule/durations";
import { MINUTE_MS } from "#app/platform/durations";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { isUuid } from "#app/platform/uuid";
import { QUOTE_MINUTES } from "../deadlines";
import { findQuote, priceOf } from "../quotes.server";
import { bookQuote } from "../request/request-consultation.server";
import type { BookingInput } from "../request/reserve-time.server";
import { claimHold, type HourTerms, releaseClaimed, renewHold } from "./hold-hour.server";
import { isInForce, type Offer, openOffer } from "./offer.server";
import { ownRequestAt } from "./own-request.server";

/** Input of the submit button of a chosen hour. */
export interface HourRequest extends HourTerms, Pick<BookingInput, "timeZone" | "name" | "first"> {
  offer: string;
  /** Id of the hour held for the user. */
  hold?: string;
  /** Ids of all holds of the browser: a page loaded before the hour was held names none. */
  kept?: readonly string[];
  note: string;
}

/**
 * Requests an hour at the price that was offered or held with it. Returns the same answers as `bookQuote`; if the time is taken by the
 * user's own request, `own` is its id.
 */
export async function requestHour(
  viewer: Viewer,
  { offer: sealed, hold: named = "", kept = [], note, timeZone, name, first, ...terms }: HourRequest,
  now: Date,
) {
  const offer = openOffer(sealed);
  if (offer && offer.advisorId === viewer.advisorId) return { ok: false, reason: "ownAdvisory" } as const;
  const isOffered =
    offer && isDurationOffered(terms.durationMinutes, withChargeable(await rulesOf(db, offer.rulesVersion), offer.hourlyRate));
  if (offer && !isOffered) return { ok: false, reason: "durationUnknown" } as const;
  const hold = (offer && (await renewHold([named, ...kept], viewer, offer, { ...terms, note }, now))) || named;
  const isHeld = isUuid(hold) && (await claimHold(viewer, hold, offer, terms, now));
  const taken = isHeld ? null : await consumeLimit("quote", { userId: viewer.userId, address: viewer.address }, now);
  if (taken?.ok === false) return { ...taken, reason: "requestedTooOften" } as const;
  const quoteId = isHeld ? hold : offer && (await keepOffer(viewer, offer, terms, now));
  if (!offer || !quoteId) return { ok: false, reason: "quoteUnreadable" } as const;
  const asked = await bookQuote(viewer, quoteId, { note, timeZone, name, first }, now);
  if (!asked.ok && isHeld && !MENDED.has(asked.reason)) await releaseClaimed(viewer, hold);
  if (asked.ok || asked.reason !== "timeTaken") return asked;
  return { ...asked, own: await ownRequestAt(viewer, offer.advisorId, offer.startsAt) };
}

/** Refusals the user can fix and resubmit, so their hour stays held. */
const MENDED: ReadonlySet<string> = new Set(["askedNameNeeded", "askedNameReserved", "changedMeanwhile"]);

/** Stores the offer as the user's own quote, renewing an expired one at an unchanged price: nobody reviews one price twice. Null if it is not theirs. */
async function keepOffer(viewer: Viewer, offer: Offer, terms: HourTerms, now: Date) {
  const { id, advisorId, topicId, currency, hourlyRate, surgeTenths, rulesVersion } = offer;
  const price = { ...terms, currency, hourlyRate, surgeTenths, rulesVersion };
  const expiresAt = offer.expiresAt > now.getTime() || !(await isInForce(viewer, offer, now)) ? offer.expiresAt : inTime(now);
  const owned = { id, clientId: viewer.userId, advisorId, topicId, startsAt: new Date(offer.startsAt) };
  await db
    .insert(quotes)
    .values({ ...owned, ...price, ...(await priceOf(db, price)), expiresAt: new Date(expiresAt) })
    .onConflictDoNothing();
  const kept = await findQuote(viewer, id);
  return kept?.durationMinutes === terms.durationMinutes && kept.urgency === terms.urgency ? id : null;
}

const inTime = (now: Date) => now.getTime() + QUOTE_MINUTES * MINUTE_MS;
