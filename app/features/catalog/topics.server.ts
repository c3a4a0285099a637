import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { topics } from "#app/db/schema/catalog";
import { TOPICS } from "./topics";

/** Brings the table of topics in line with the taxonomy in the code. Safe to run at every start. */
export async function keepTopics(connection: Connection) {
  const rows = TOPICS.map(({ name, slug, category }) => ({ name, slug, category }));
  await connection
    .insert(topics)
    .values(rows)
    .onConflictDoUpdate({ target: topics.slug, set: { name: sql`excluded.name`, category: sql`excluded.category` } });
}
