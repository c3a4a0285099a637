import { and, isNull, sql } from "drizzle-orm";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { catalogEntries, topics } from "#app/db/schema/catalog";

/** Whether a topic is offered: neither it nor its category, sub-category page or tile is retired. */
export const isOfferedTopic = and(
  isNull(topics.retiredAt),
  sql`not exists (select from ${catalogEntries} where ${catalogEntries.key} in (${topics.category}, ${topics.shelf}) and ${catalogEntries.retiredAt} is not null)`,
);

/** Whether an advisor has an offered area, or never had any: nobody can ask anything of an advisor whose areas are all retired. */
export const hasOfferedArea = sql`(not exists (select from ${advisorTopics} where ${advisorTopics.advisorId} = ${advisors.id})
  or exists (select from ${advisorTopics} join ${topics} on ${topics.id} = ${advisorTopics.topicId}
    where ${advisorTopics.advisorId} = ${advisors.id} and ${isOfferedTopic}))`;
