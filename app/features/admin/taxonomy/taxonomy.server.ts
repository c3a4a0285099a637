import { count, eq, gte } from "drizzle-orm";
import { byName } from "#app/db/by-name";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { isPublic } from "#app/features/advisors/directory/directory-conditions.server";
import { ENTRY_TEXTS } from "#app/features/catalog/catalog-entry";
import { categories } from "#app/features/catalog/categories";
import { emptySearchesSince } from "#app/features/catalog/empty-searches/empty-searches.server";
import { topicNameKey } from "#app/features/topics/topic-name";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { beginOfLastWeeks } from "../figures/last-weeks";
import { type EditedTopic, editedTopic } from "./edited-topic";
import type { Taxonomy } from "./taxonomy";
import { countLeftWithout, countStanding } from "./without-area.server";

const MAX_WORDS = 20;

/** Slug of a new topic in the address; real slugs contain no underscore. */
export const NEW_TOPIC = "_new";

/** Returns the categories with their sub-categories and topics: advisors per topic, requests of the last eight weeks, and searches without results. */
export async function readTaxonomy(now: Date): Promise<Taxonomy> {
  const since = beginOfLastWeeks(now);
  const [entries, rows, advising, asked, sought] = await Promise.all([
    db.select().from(catalogEntries).orderBy(catalogEntries.position),
    db.select().from(topics).orderBy(byName(topics.name), topics.name),
    db
      .select({ topicId: advisorTopics.topicId, times: count() })
      .from(advisorTopics)
      .innerJoin(advisors, eq(advisors.id, advisorTopics.advisorId))
      .innerJoin(users, eq(users.id, advisors.userId))
      .where(isPublic)
      .groupBy(advisorTopics.topicId),
    db
      .select({ topicId: consultations.topicId, times: count() })
      .from(consultations)
      .where(gte(consultations.createdAt, since))
      .groupBy(consultations.topicId),
    emptySearchesSince(since, MAX_WORDS),
  ]);
  const timesOf = (counted: { topicId: string; times: number }[], id: string) => counted.find(({ topicId }) => topicId === id)?.times ?? 0;
  const gone = new Set(entries.flatMap(({ key, retiredAt }) => (retiredAt === null ? [] : [key])));
  return {
    categories: categories().map(({ id, name, path }) => ({
      id,
      name,
      path,
      version: entries.find(({ key }) => key === id)?.version ?? 0,
      versions: Object.fromEntries(entries.filter(({ category }) => category === id).map(({ key, version }) => [key, version])),
      topics: rows
        .filter(({ category }) => category === id)
        .map((row) => ({
          ...editedTopic(row),
          // What is in a retired sub-category is offered no more than the sub-category.
          isRetired: row.retiredAt !== null || (row.shelf !== null && gone.has(row.shelf)),
          advisors: timesOf(advising, row.id),
          asked: timesOf(asked, row.id),
        })),
    })),
    retired: entries
      .filter(({ retiredAt }) => retiredAt !== null)
      .map(({ key, kind, texts }) => ({
        key,
        name: texts[ENTRY_TEXTS[kind][0]] ?? key,
        topics: rows.filter(({ category }) => category === key).map(({ slug, name }) => ({ slug, name })),
      })),
    sought: sought.words,
    unsaid: sought.unsaid,
  };
}

/** Returns the topic with this name in whatever spelling, wherever it is listed; undefined if there is none. */
export async function topicNamed(name: string): Promise<{ slug: string; name: string } | undefined> {
  const [row] = await db
    .select({ slug: topics.slug, name: topics.name })
    .from(topics)
    .where(eq(topics.nameKey, topicNameKey(name)));
  return row;
}

/** Returns a topic for its form. Throws a 404 when there is none. */
export async function findTopicToEdit(slug: string): Promise<EditedTopic> {
  const [row] = await db.select().from(topics).where(eq(topics.slug, slug));
  if (!row) throw endedAs(404);
  const only = eq(topics.slug, slug);
  return { ...editedTopic(row), leftWithout: await countLeftWithout(only), standing: await countStanding(only, now()) };
}
