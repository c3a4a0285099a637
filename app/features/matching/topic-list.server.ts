import { asc, eq, or, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { topics } from "#app/db/schema/catalog";

export type TopicRow = typeof topics.$inferSelect;

/** Every topic, ordered by name (signed-in-areas.md 7). */
export const listTopics = () => db.select().from(topics).orderBy(asc(topics.name));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The topic of a name in any case, or of an id; null when there is none. */
export async function findTopic(connection: Connection, nameOrId: string): Promise<TopicRow | null> {
  const wanted = nameOrId.trim();
  const isNamed = sql`lower(${topics.name}) = lower(${wanted})`;
  const [topic] = await connection
    .select()
    .from(topics)
    .where(UUID.test(wanted) ? or(isNamed, eq(topics.id, wanted)) : isNamed)
    .limit(1);
  return topic ?? null;
}
