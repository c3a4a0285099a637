import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { batchReads } from "#app/db/read-batching.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { findTopic } from "#app/features/matching/topic-list.server";
import { rulesOf } from "#app/features/rules/rules.server";
import { findNewestQuote, findQuote } from "../quotes.server";
import type { ReplacedTerms } from "../replaced-terms";
import { readTerms } from "./booking-terms.server";
import type { BookingRefusal } from "./checks/booking-refusal.server";
import { replaceFirst } from "./replace-first.server";
import { type BookingAnswer, type BookingInput, reserveTime } from "./reserve-time.server";
import { readRequestedStart } from "./start-time";

/** A request to an advisor, as text input. */
export interface ConsultationRequest extends Omit<BookingInput, "topic" | "start" | "quote"> {
  /** Name or id of a topic. */
  topic: string;
  /** An instant, or a local time in `timeZone`, else in the profile's zone; null uses the quote's time. */
  time: string | null;
  /** One of the client's own quotes; defaults to the newest for the advisor and topic. */
  quoteId?: string;
}

/**
 * Requests a consultation at the price of the client's own quote (decisions.md 3). If the quote has expired, belongs to someone else or
 * differs, stores nothing and returns `priceChanged` with a new one.
 */
export async function requestConsultation(
  viewer: Viewer,
  { topic: named, time, quoteId, ...request }: ConsultationRequest,
  now: Date,
): Promise<BookingAnswer | BookingRefusal> {
  const [topic, ownQuote] = await batchReads(() => Promise.all([findTopic(named), quoteId ? findQuote(viewer, quoteId) : null]));
  if (!topic) return { ok: false, reason: "topicUnknown" };
  const quote = quoteId ? ownQuote : await findNewestQuote(viewer, { advisorId: request.advisorId, topicId: topic.id });
  const start = time === null ? null : readRequestedStart(time, request.timeZone ?? viewer.timeZone);
  return book(viewer, { ...request, topic, quote, start }, now);
}

/**
 * Books one of the viewer's own quotes, after they have reviewed the price. Returns `quoteUnreadable` for someone else's quote or a missing
 * one. The browser's time zone is used for a profile without one.
 */
export async function bookQuote(
  viewer: Viewer,
  quoteId: string,
  said: Pick<BookingInput, "note" | "timeZone" | "name" | "first">,
  now: Date,
): Promise<BookingAnswer | BookingRefusal | { ok: false; reason: "quoteUnreadable" }> {
  const quote = await findQuote(viewer, quoteId);
  if (!quote) return { ok: false, reason: "quoteUnreadable" };
  const { advisorId, durationMinutes, urgency, startsAt } = quote;
  const [topic, start] = [{ id: quote.topicId, name: quote.topicName }, { ok: true, instant: startsAt.getTime() } as const];
  return book(viewer, { ...said, quote, topic, advisorId, durationMinutes, urgency, start }, now);
}

async function book(viewer: Viewer, input: BookingInput, now: Date): Promise<BookingAnswer | BookingRefusal> {
  const key = input.key ?? input.quote?.id;
  const [earlier, read] = await batchReads(() => Promise.all([key ? findByKey(viewer, key) : null, readTerms(db, viewer, input, now)]));
  if (earlier) return sameAgain(earlier, input);
  if (!read.ok) return read;
  const booking = { ...read, input, key };
  const { first } = input;
  const take = (tx: Transaction, replaces?: ReplacedTerms) => reserveTime(tx, viewer, { ...booking, replaces }, now);
  const { advisorId } = input;
  const result = await (first ? replaceFirst(advisorId, (tx) => first(tx, advisorId, key), take) : db.transaction((tx) => take(tx)));
  // The change that came first may be this same request, sent twice.
  if (result !== "lost" && (result.ok || result.reason !== "changedMeanwhile")) return result;
  const same = key ? await findByKey(viewer, key) : null;
  if (same) return sameAgain(same, input);
  return result === "lost" ? { ok: false, reason: "timeTaken" } : result;
}

async function findByKey(viewer: Viewer, key: string): Promise<BookingAnswer | null> {
  const [found] = await db
    .select({ consultation: consultations, advisorName: advisors.displayName })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(and(eq(consultations.clientId, viewer.userId), eq(consultations.idempotencyKey, key)));
  if (!found) return null;
  const { expiryHours } = await rulesOf(db, found.consultation.rulesVersion);
  return { ok: true, ...found, expiryHours };
}

/** Returns the answer to the first request with this key; refuses a key that was used for a different request. */
function sameAgain(earlier: BookingAnswer, input: BookingInput): BookingAnswer | BookingRefusal {
  const { consultation } = earlier;
  const { start } = input;
  const isSame =
    consultation.advisorId === input.advisorId &&
    consultation.topicId === input.topic.id &&
    consultation.durationMinutes === input.durationMinutes &&
    consultation.urgency === input.urgency &&
    (start === null || (start.ok && start.instant === consultation.scheduledTime.getTime()));
  return isSame ? earlier : { ok: false, reason: "keyReused" };
}
