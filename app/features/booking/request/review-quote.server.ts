import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";
import { isPublic } from "#app/features/advisors/directory/directory-conditions.server";
import { isOfferedTopic } from "#app/features/matching/topic-list.server";
import { isUuid } from "#app/platform/uuid";
import { findQuote, type NamedQuote } from "../quotes.server";
import type { QuotedPrice, QuoteReview } from "./match";
import { priceFields } from "./match-advisors.server";

/** A quote of the viewer's own as it is reviewed before booking; null when there is none. */
export async function reviewQuote(viewer: Viewer, quoteId: string): Promise<QuoteReview | null> {
  const quote = await findQuote(viewer, quoteId);
  return quote && reviewOf(quote, await priceFields(db, quote));
}

/** A price for what a quote is for: its own, or another that is offered in its place. */
export const reviewOf = ({ advisorName, advisorZone, slug, topicName }: NamedQuote, price: QuotedPrice): QuoteReview => ({
  ...price,
  adviser_name: advisorName,
  slug,
  adviser_time_zone: advisorZone,
  topic_name: topicName,
});

/** The listed advisor whose page somebody comes from, with their main topic. Null when there is no such advisor. */
export async function findWishedAdvisor(slug: string) {
  const [advisor] = await db
    .select({ slug: advisors.slug, name: advisors.displayName, topicName: topics.name })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .leftJoin(advisorTopics, and(eq(advisorTopics.advisorId, advisors.id), eq(advisorTopics.isPrimary, true)))
    .leftJoin(topics, and(eq(topics.id, advisorTopics.topicId), isOfferedTopic))
    .where(and(eq(advisors.slug, slug), isPublic));
  return advisor ?? null;
}

/** The viewer's own request that was just made, to lead to it. */
export async function findRequestMade(viewer: Viewer, id: string) {
  if (!isUuid(id)) return null;
  const [made] = await db
    .select({ id: consultations.id, advisorName: advisors.displayName })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(and(eq(consultations.id, id), eq(consultations.clientId, viewer.userId), eq(consultations.status, "requested")));
  return made ?? null;
}
