import { and, isNull, sql } from "drizzle-orm";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { catalogEntries, topics } from "#app/db/schema/catalog";

/** Whether a topic is offered: it is not retired, and neither is the category, the sub-category page or the tile that it stands on. */
export const isOfferedTopic = and(
  isNull(topics.retiredAt),
  sql`not exists (select from ${catalogEntries} where ${catalogEntries.key} in (${topics.category}, ${topics.shelf}) and ${catalogEntries.retiredAt} is not null)`,
);

/** Whether an advisor of a query has an area that is offered, or never had one: whose areas are all retired nobody can ask about anything. */
export const hasOfferedArea = sql`(not exists (select from ${advisorTopics} where ${advisorTopics.advisorId} = ${advisors.id})
  or exists (select from ${advisorTopics} join ${topics} on ${topics.id} = ${advisorTopics.topicId}
    where ${advisorTopics.advisorId} = ${advisors.id} and ${isOfferedTopic}))`;
