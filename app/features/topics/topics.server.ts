import { asc, eq, gt, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { topics } from "#app/db/schema/catalog";
import type { CategoryId } from "#app/features/catalog/categories";
import { TOPICS } from "#app/features/catalog/topics";
import { onEvent } from "#app/platform/events/events.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { setChangedTopics } from "./topic-list";
import { topicNameKey } from "./topic-name";

/** A trigger on the table notifies it. */
const TOPICS_CHANNEL = "topics";

/** Brings the table of topics in line with the taxonomy in the code, but for what an admin has changed. Safe to run at every start. */
export async function keepTopics(connection: Connection) {
  const rows = TOPICS.map(({ name, slug, category }) => ({ name, nameKey: topicNameKey(name), slug, category }));
  await connection
    .insert(topics)
    .values(rows)
    .onConflictDoUpdate({
      target: topics.slug,
      set: { name: sql`excluded.name`, nameKey: sql`excluded.name_key`, category: sql`excluded.category` },
      setWhere: eq(topics.version, 0),
    });
}

/** Reads what admins made of the topics, for this process. */
export async function readChangedTopics(connection: Connection = db) {
  const rows = await connection.select().from(topics).where(gt(topics.version, 0)).orderBy(asc(topics.createdAt), asc(topics.name));
  setChangedTopics(
    rows.map(({ slug, name, category, shelf, words, retiredAt }) => ({
      slug,
      name,
      category: category as CategoryId,
      shelf,
      words,
      isRetired: retiredAt !== null,
    })),
  );
}

/** Reads them again whenever they change, on any server, and lets no page stay that was made before. */
export function watchTopics() {
  return onEvent(TOPICS_CHANNEL, () => {
    readChangedTopics()
      .then(outdatePages)
      .catch((error) => log("error", "changed topics not read", describeError(error)));
  });
}
