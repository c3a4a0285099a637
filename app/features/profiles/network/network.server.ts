import { and, desc, eq, max, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviews } from "#app/db/schema/booking";
import { messageThreads } from "#app/db/schema/messages";
import { nameFor, unlessBlocked } from "#app/features/blocks/name-when-blocked.server";
import { isCounted } from "#app/features/ratings/counted-reviews.server";
import { hasOfferedArea } from "#app/features/topics/offered-areas.server";
import type { ConsultedAdvisor, ContactedAdvisor } from "./network";

const SHOWN_AT_MOST = 100;

/** Returns the advisors a person has consulted, most recent first: only consultations that took place. */
export async function consultedAdvisors(userId: string): Promise<ConsultedAdvisor[]> {
  const lastAt = max(consultations.scheduledTime);
  const rows = await db
    .select({ ...shownTo(userId), consultations: sql<number>`count(*)::int`, lastAt })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(eq(consultations.clientId, userId), eq(consultations.status, "completed")))
    .groupBy(advisors.id, users.id)
    .orderBy(desc(lastAt), advisors.id)
    .limit(SHOWN_AT_MOST);
  return rows.flatMap(({ lastAt, ...row }) => (lastAt ? [{ ...asListed(row), lastAt }] : []));
}

/** Returns the advisors a person has contacted, by message or request, but never consulted, most recent first. */
export async function askedAdvisors(userId: string): Promise<ContactedAdvisor[]> {
  const lastAt = max(consultations.createdAt);
  const [threads, requests, consulted] = await Promise.all([
    db
      .select({ ...shownTo(userId), lastAt: messageThreads.lastMessageAt, threadId: messageThreads.id })
      .from(messageThreads)
      .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
      .innerJoin(users, eq(users.id, advisors.userId))
      .where(eq(messageThreads.clientId, userId))
      .orderBy(desc(messageThreads.lastMessageAt))
      .limit(SHOWN_AT_MOST),
    db
      .select({ ...shownTo(userId), lastAt })
      .from(consultations)
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .innerJoin(users, eq(users.id, advisors.userId))
      .where(and(eq(consultations.clientId, userId), ne(consultations.status, "completed")))
      .groupBy(advisors.id, users.id)
      .orderBy(desc(lastAt))
      .limit(SHOWN_AT_MOST),
    db
      .selectDistinct({ id: consultations.advisorId })
      .from(consultations)
      .where(and(eq(consultations.clientId, userId), eq(consultations.status, "completed"))),
  ]);
  const asked = new Map<string, ContactedAdvisor>();
  for (const { lastAt, ...row } of requests) if (lastAt) asked.set(row.id, { ...asListed(row), lastAt, threadId: null });
  for (const { threadId, lastAt: saidAt, ...row } of threads) {
    const requestedAt = asked.get(row.id)?.lastAt ?? saidAt;
    asked.set(row.id, { ...asListed(row), lastAt: saidAt > requestedAt ? saidAt : requestedAt, threadId });
  }
  for (const { id } of consulted) asked.delete(id);
  return [...asked.values()].sort((one, two) => two.lastAt.getTime() - one.lastAt.getTime() || one.id.localeCompare(two.id));
}

/** Columns of an advisor as their client sees them: after a block as they were called then, since a new name can carry a message. */
const shownTo = (reader: string) => ({
  id: advisors.id,
  name: nameFor(reader, advisors.userId, advisors.displayName),
  jobTitle: sql<string>`coalesce(${unlessBlocked(reader, advisors.userId, advisors.jobTitle)}, '')`,
  avatarUrl: unlessBlocked(reader, advisors.userId, advisors.avatarUrl),
  slug: advisors.slug,
  isListed: sql<boolean>`${advisors.status} = 'approved' and ${users.suspendedAt} is null and ${hasOfferedArea}`,
});

const asListed = <Row extends { isListed: boolean; slug: string }>({ isListed, slug, ...row }: Row) => ({
  ...row,
  slug: isListed ? slug : null,
});

/** Returns how advisors have rated a person as a client, counted by the same rule as clients' ratings of advisors. Null without any. */
export async function ratingAsClient(userId: string): Promise<{ rating: number | null; count: number }> {
  const row = oneRow(
    await db
      .select({ sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`, count: sql<number>`count(*)::int` })
      .from(reviews)
      .innerJoin(consultations, eq(consultations.id, reviews.consultationId))
      .where(and(eq(consultations.clientId, userId), isCounted("advisor"))),
  );
  const { sum, count } = row;
  return { rating: count === 0 ? null : sum / count, count };
}
