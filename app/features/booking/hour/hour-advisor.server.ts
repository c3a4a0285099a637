import { and, asc, desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { averageRating } from "#app/features/advisors/cards/advisor-card";
import { isPublic } from "#app/features/advisors/directory/directory-conditions.server";
import { isOfferedTopic } from "#app/features/topics/offered-areas.server";
import type { HourAdvisor } from "./chosen-hour";

/**
 * Returns a listed advisor with the topic to book: the requested one if they offer it, otherwise their main one. `isBegun`: also one who is not listed any
 * more, for somebody whose request was refused because of that.
 */
export async function findHourAdvisor(slug: string, requestedTopic: string, isBegun = false) {
  const rows = await db
    .select({ advisor: advisors, isListed: sql<boolean>`${isPublic}`, topic: { id: topics.id, name: topics.name, slug: topics.slug } })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .leftJoin(advisorTopics, eq(advisorTopics.advisorId, advisors.id))
    .leftJoin(topics, and(eq(topics.id, advisorTopics.topicId), isOfferedTopic))
    .where(and(eq(advisors.slug, slug), isBegun ? undefined : isPublic))
    .orderBy(desc(advisorTopics.isPrimary), asc(topics.name));
  if (!rows[0]) return null;
  const offered = rows.flatMap(({ topic }) => (topic ? [topic] : []));
  const topic = offered.find(({ name, slug: named }) => [name, named].includes(requestedTopic)) ?? offered[0] ?? null;
  const { id, userId } = rows[0].advisor;
  return { id, userId, isListed: rows[0].isListed, advisor: faceOf(rows[0].advisor), topic };
}

const faceOf = (row: typeof advisors.$inferSelect): HourAdvisor => ({
  slug: row.slug,
  name: row.displayName,
  firstName: row.firstName,
  avatarUrl: row.avatarUrl,
  jobTitle: row.jobTitle,
  timezone: row.timezone,
  rating: averageRating(row),
  ratingCount: row.ratingCount,
});
