import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import { db } from "#app/db/client.server";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { topicCalled } from "#app/features/topics/topic-called.server";
import { isUuid } from "#app/platform/uuid";

export type TopicRow = typeof topics.$inferSelect;

/** Whether a topic is offered: it is not retired, and neither is the category, the sub-category page or the tile that it stands on. */
export const isOfferedTopic = and(
  isNull(topics.retiredAt),
  sql`not exists (select from ${catalogEntries} where ${catalogEntries.key} in (${topics.category}, ${topics.shelf}) and ${catalogEntries.retiredAt} is not null)`,
);

/** Whether an advisor of a query has an area that is offered: about anything else nobody can ask them. */
export const hasOfferedArea = sql`exists (select from ${advisorTopics} join ${topics} on ${topics.id} = ${advisorTopics.topicId}
  where ${advisorTopics.advisorId} = ${advisors.id} and ${isOfferedTopic})`;

/** Every topic that is offered, ordered by name (signed-in-areas.md 7). */
export const listTopics = () =>
  db
    .select()
    .from(topics)
    .where(isOfferedTopic)
    .orderBy(asc(byName(topics.name)), asc(topics.name));

/**
 * The topic that is offered under a name in any case, or in any language, or any one of an id: what was quoted stays bookable. Null when there is none.
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
