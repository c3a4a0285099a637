import { and, asc, desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { isPublic } from "#app/features/advisors/directory/directory-conditions.server";
import { isOfferedTopic } from "#app/features/topics/offered-areas.server";

/** Returns the listed advisor whose page the client comes from, with their main topic, or another if that is no longer offered. Null when not found. */
export async function findRequestedAdvisor(slug: string) {
  const [advisor] = await db
    .select({ slug: advisors.slug, name: advisors.displayName, topicName: topics.name })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .leftJoin(advisorTopics, eq(advisorTopics.advisorId, advisors.id))
    .leftJoin(topics, and(eq(topics.id, advisorTopics.topicId), isOfferedTopic))
    .where(and(eq(advisors.slug, slug), isPublic))
    .orderBy(sql`${topics.id} is null`, desc(advisorTopics.isPrimary), asc(topics.name))
    .limit(1);
  return advisor ?? null;
}
