import { and, count, eq, inArray, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { demandOf } from "#app/features/matching/demand.server";
import { surgeTenths } from "#app/features/matching/surge";
import { findTopic, type TopicRow } from "#app/features/matching/topic-list.server";
import { isFree } from "#app/features/schedule/free-times";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { readTime } from "#app/features/schedule/wall-time";
import { MINUTE_MS } from "#app/platform/durations";

import { expiresAt } from "../deadlines";
import { asClient } from "../life/actors.server";
import { recordEvent } from "../life/consultation-events.server";
import type { ConsultationRow } from "../life/consultation-row.server";
import { followUp } from "../life/follow-up.server";
import { rememberTimeZone } from "../notify/parties.server";
import { platformFeeBasisPoints } from "../platform-fee.server";
import { platformFee } from "../pricing";
import { findNewestQuote, findQuote, type QuoteRow, storeQuotes } from "../quotes.server";
import { type AskedTerms, type BookingTerms, honours, readTerms, type ShownPrice, type TermsRefusal } from "./booking-terms.server";
import type { QuotedPrice } from "./match";
import { priceFields } from "./match-advisors.server";

/** A person can have so many requests open at once, and so many of them with one advisor, because each holds somebody's time. */
const MOST_OPEN_REQUESTS = 20;
const MOST_OPEN_REQUESTS_TO_ONE = 5;

export interface BookingAnswer {
  ok: true;
  consultation: ConsultationRow;
  advisorName: string;
}

export type BookingRefusal =
  | TermsRefusal
  | { ok: false; reason: "topicUnknown" | "timeTaken" | "keyReused" | "tooManyRequests" }
  | { ok: false; reason: "priceChanged"; quote: QuotedPrice };

/** What somebody asks an advisor for. */
export interface ConsultationRequest extends AskedTerms {
  /** The name of a topic, or its id. */
  topic: string;
  /** The quote of their own that it takes up; else it is the newest for the advisor and the topic. */
  quoteId?: string;
  note: string;
  /** The price the person was shown: it is compared, and never used. */
  shown?: ShownPrice;
  /** Under which the same request counts once; else it does so under its quote. */
  key?: string;
}

interface Wish extends Omit<ConsultationRequest, "topic" | "quoteId"> {
  topic: TopicRow;
  quote: QuoteRow | null;
}

/**
 * Requests a consultation at the price of the person's own quote (decisions.md 3). An ended, foreign or different quote stores nothing and answers
 * `priceChanged` with a new one.
 */
export async function requestConsultation(
  viewer: Viewer,
  { topic: named, quoteId, ...request }: ConsultationRequest,
  now: Date,
): Promise<BookingAnswer | BookingRefusal> {
  const topic = await findTopic(db, named);
  if (!topic) return { ok: false, reason: "topicUnknown" };
  const ofTopic = { advisorId: request.advisorId, topicId: topic.id };
  const quote = quoteId ? await findQuote(viewer, quoteId) : await findNewestQuote(viewer, ofTopic);
  return book(viewer, { ...request, topic, quote }, now);
}

/** Books what a quote of the viewer's own is for: for somebody who has reviewed the price. The zone is the browser's, for a profile without one. */
export async function bookQuote(
  viewer: Viewer,
  quote: QuoteRow,
  said: { note: string; timeZone?: string },
  now: Date,
): Promise<BookingAnswer | BookingRefusal> {
  const topic = await findTopic(db, quote.topicId);
  if (!topic) return { ok: false, reason: "topicUnknown" };
  const { advisorId, durationMinutes, urgency, startsAt } = quote;
  return book(viewer, { ...said, quote, topic, advisorId, durationMinutes, urgency, time: startsAt.toISOString() }, now);
}

async function book(viewer: Viewer, wish: Wish, now: Date): Promise<BookingAnswer | BookingRefusal> {
  const key = wish.key ?? wish.quote?.id;
  const earlier = key ? await findByKey(viewer, key) : null;
  if (earlier) return sameAgain(earlier, wish, viewer);
  const read = await readTerms(db, viewer, wish, now);
  if (!read.ok) return read;
  const result = await db.transaction((tx) => takeTime(tx, viewer, { ...read, wish, key }, now));
  if (result !== "lost") return result;
  const first = key ? await findByKey(viewer, key) : null;
  return first ? sameAgain(first, wish, viewer) : { ok: false, reason: "timeTaken" };
}

async function findByKey(viewer: Viewer, key: string): Promise<BookingAnswer | null> {
  const [found] = await db
    .select({ consultation: consultations, advisorName: advisors.displayName })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(and(eq(consultations.clientId, viewer.userId), eq(consultations.idempotencyKey, key)));
  return found ? { ok: true, ...found } : null;
}

/** The answer that the first such request got; a key that stood for another request is refused. */
function sameAgain(earlier: BookingAnswer, wish: Wish, viewer: Viewer): BookingAnswer | BookingRefusal {
  const { consultation } = earlier;
  const asked = wish.time === null ? null : readTime(wish.time, wish.timeZone ?? (viewer.timeZone || "UTC"));
  const isSame =
    consultation.advisorId === wish.advisorId &&
    consultation.topicId === wish.topic.id &&
    consultation.durationMinutes === wish.durationMinutes &&
    consultation.urgency === wish.urgency &&
    (asked === null || (asked.ok && asked.instant === consultation.scheduledTime.getTime()));
  return isSame ? earlier : { ok: false, reason: "keyReused" };
}

interface Booking extends BookingTerms {
  wish: Wish;
  key: string | undefined;
}

/** The one transaction of a booking. 'lost' when another request, perhaps the same one again, came first. */
async function takeTime(tx: Transaction, viewer: Viewer, booking: Booking, now: Date): Promise<BookingAnswer | BookingRefusal | "lost"> {
  const { candidate, terms, wish, key } = booking;
  const { quote } = wish;
  const endsAt = new Date(terms.startsAt.getTime() + terms.durationMinutes * MINUTE_MS);
  // A most-a-day is no constraint of the database: whoever counts the day holds the advisor's row.
  if (candidate.mostADay !== null) await lockAdvisor(tx, terms.advisorId);
  const spans = await freeSpansOf(tx, [terms.advisorId], { from: terms.startsAt, to: endsAt, now });
  if (!isFree(spans.get(terms.advisorId) ?? [], terms.startsAt.getTime(), endsAt.getTime())) return "lost";
  if (!key || !honours(quote, terms, wish.shown, now)) return offerAnew(tx, booking, now);
  if (await hasTooManyOpen(tx, viewer, terms.advisorId)) return { ok: false, reason: "tooManyRequests" };
  await lockAdvisor(tx, terms.advisorId);
  const consultation = await insertRequest(tx, { ...booking, quote, key }, endsAt, now);
  if (!consultation) return "lost";
  const event = await recordEvent(tx, asClient(viewer), { transition: "request", before: null, after: consultation });
  await rememberTimeZone(tx, viewer, wish.timeZone);
  await followUp(tx, event, now);
  const [advisor] = await tx.select({ name: advisors.displayName }).from(advisors).where(eq(advisors.id, terms.advisorId));
  return { ok: true, consultation, advisorName: advisor!.name };
}

/** As every transition does before it changes a time, so that two who change the times of one advisor wait instead of standing in each other's way. */
const lockAdvisor = (tx: Connection, advisorId: string) => tx.execute(sql`select from advisers where id = ${advisorId} for no key update`);

/** A new price for the same terms, with the surge of this moment, to be looked at again. */
async function offerAnew(tx: Connection, { terms }: BookingTerms, now: Date): Promise<BookingRefusal> {
  const present = { ...terms, surgeTenths: surgeTenths(await demandOf(tx, terms.topicId, now)) };
  const [quote] = await storeQuotes(tx, [present], now);
  return { ok: false, reason: "priceChanged", quote: priceFields(quote!, await platformFeeBasisPoints(tx)) };
}

/**
 * One INSERT against both constraints: the advisor's moment and the idempotency key. No row comes back when either is taken; DO NOTHING also
 * keeps concurrent inserts from deadlocking over the exclusion constraint.
 */
async function insertRequest(
  tx: Connection,
  { candidate, terms, wish: { topic, note }, quote, key }: Booking & { quote: QuoteRow; key: string },
  endsAt: Date,
  now: Date,
) {
  const { basePrice, surgeAmount, rushFee, totalPrice } = quote;
  const [row] = await tx
    .insert(consultations)
    .values({
      ...terms,
      scheduledTime: terms.startsAt,
      endsAt,
      blockedUntil: new Date(endsAt.getTime() + candidate.bufferMinutes * MINUTE_MS),
      topicName: topic.name,
      quoteId: quote.id,
      note,
      basePrice,
      surgeAmount,
      rushFee,
      totalPrice,
      platformFee: platformFee(totalPrice, await platformFeeBasisPoints(tx)),
      idempotencyKey: key,
      expiresAt: expiresAt(now, terms.startsAt),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

async function hasTooManyOpen(tx: Connection, viewer: Viewer, advisorId: string) {
  if (!config().rateLimits) return false;
  const [open] = await tx
    .select({ all: count(), toThem: sql<number>`count(*) filter (where ${consultations.advisorId} = ${advisorId})::int` })
    .from(consultations)
    .where(and(eq(consultations.clientId, viewer.userId), inArray(consultations.status, ["requested", "countered"])));
  return (open?.all ?? 0) >= MOST_OPEN_REQUESTS || (open?.toThem ?? 0) >= MOST_OPEN_REQUESTS_TO_ONE;
}
