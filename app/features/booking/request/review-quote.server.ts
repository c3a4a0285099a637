import { and, eq, isNull } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";
import { platformFeeBasisPoints } from "../platform-fee.server";
import { findQuote } from "../quotes.server";
import { type BookingAnswer, type BookingRefusal, createConsultation } from "./create-consultation.server";
import type { QuoteReview } from "./match";
import { priceFields } from "./match-advisors.server";

/** A quote of the viewer's own as it is looked at before booking; null when there is none. */
export async function reviewQuote(viewer: Viewer, quoteId: string): Promise<QuoteReview | null> {
  const quote = await findQuote(db, viewer, quoteId);
  if (!quote) return null;
  const [advisor] = await db
    .select({ name: advisors.displayName, slug: advisors.slug })
    .from(advisors)
    .where(eq(advisors.id, quote.advisorId));
  const [topic] = await db.select({ name: topics.name }).from(topics).where(eq(topics.id, quote.topicId));
  const price = priceFields(quote, await platformFeeBasisPoints(db));
  return { ...price, adviser_name: advisor!.name, slug: advisor!.slug, topic_name: topic!.name };
}

interface Confirmation {
  quoteId: string;
  note: string;
  /** The zone the browser told, for a person whose profile has none. */
  timeZone?: string;
}

/** Books what a quote of the viewer's own is for: `create-consultation` for somebody who has looked at the price. */
export async function confirmQuote(
  viewer: Viewer,
  { quoteId, note, timeZone }: Confirmation,
  now: Date,
): Promise<BookingAnswer | BookingRefusal | { ok: false; reason: "quoteUnreadable" }> {
  const quote = await findQuote(db, viewer, quoteId);
  if (!quote) return { ok: false, reason: "quoteUnreadable" };
  const request = {
    adviser_id: quote.advisorId,
    topic_name: quote.topicId,
    scheduled_time: quote.startsAt.toISOString(),
    duration_minutes: quote.durationMinutes as 15 | 30 | 45 | 60 | 90,
    urgency: quote.urgency,
    quote_id: quote.id,
    note,
    time_zone: timeZone,
  };
  return createConsultation(viewer, request, now);
}

/** The advisor whose page somebody comes from, with their main topic. Null when there is no such advisor. */
export async function findWishedAdvisor(slug: string) {
  const [advisor] = await db
    .select({ slug: advisors.slug, name: advisors.displayName, topicName: topics.name })
    .from(advisors)
    .leftJoin(advisorTopics, and(eq(advisorTopics.advisorId, advisors.id), eq(advisorTopics.isPrimary, true)))
    .leftJoin(topics, and(eq(topics.id, advisorTopics.topicId), isNull(topics.retiredAt)))
    .where(and(eq(advisors.slug, slug), eq(advisors.status, "approved")));
  return advisor ?? null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The viewer's own request that was just made, to lead to it. */
export async function findRequestMade(viewer: Viewer, id: string) {
  if (!UUID.test(id)) return null;
  const [made] = await db
    .select({ id: consultations.id, advisorName: advisors.displayName })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(and(eq(consultations.id, id), eq(consultations.clientId, viewer.userId), eq(consultations.status, "requested")));
  return made ?? null;
}
