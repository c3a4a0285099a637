import { and, asc, eq, or, sql } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import { db } from "#app/db/client.server";
import { topics } from "#app/db/schema/catalog";
import { isOfferedTopic } from "#app/features/topics/offered-areas.server";
import { topicCalled } from "#app/features/topics/topic-called.server";
import { isUuid } from "#app/platform/uuid";

export type TopicRow = typeof topics.$inferSelect;

/** Returns every offered topic, ordered by name (signed-in-areas.md 7). */
export const listTopics = () =>
  db
    .select()
    .from(topics)
    .where(isOfferedTopic)
    .orderBy(asc(byName(topics.name)), asc(topics.name));

/**
 * Returns the offered topic with a name in any case or language, or any topic by id, so that quotes stay bookable. Null if there is none.
 */
export async function findTopic(nameOrId: string): Promise<TopicRow | null> {
  const wanted = nameOrId.trim();
  const found = await topicOf(wanted);
  if (found) return found;
  const english = topicCalled(wanted)?.name;
  return english ? topicOf(english) : null;
}

async function topicOf(wanted: string): Promise<TopicRow | null> {
  const isNamed = and(sql`lower(${topics.name}) = lower(${wanted})`, isOfferedTopic);
  const [topic] = await db
    .select()
    .from(topics)
    .where(isUuid(wanted) ? or(isNamed, eq(topics.id, wanted)) : isNamed)
    .limit(1);
  return topic ?? null;
}
