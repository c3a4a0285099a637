import { and, eq, ne, sql } from "drizzle-orm";
import { topics } from "#app/db/schema/catalog";
import { profileExpertise } from "#app/db/schema/expertise";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { slugsForTopic, topicNameKey } from "#app/features/topics/topic-name";
import type { Language } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import type { Outcome } from "#app/platform/outcome";
import { editedTopic } from "./edited-topic";
import { asKnown, emptied, inParts, leftBehind, outOfParts, ownTranslations } from "./further-languages.server";
import type { TopicRefusal } from "./topic-answer";
import type { NewTopic, TopicChange, TopicChoice } from "./topic-form";
import type { UnlikeRefusal } from "./unlike";
import { notifyOfAreaBack, notifyOfNoArea } from "./without-area.server";

/** Advisory lock, so that concurrent saves cannot take the same name. */
const TOPICS_LINE = 7_241_023;
const MAX_SLUGS = 50;

/** `leftBehind`: languages whose translation still matches the previous name. */
export type TopicChanged = Outcome<TopicRefusal, { name: string; leftBehind?: readonly Language[] }> | UnlikeRefusal;

/** Adds a topic to a category and optionally to one of its sub-category pages or tiles; it is offered at once. 'topicTaken' for any spelling of a used name. */
export function addTopic(actor: AdminActor, { name, place, words, translations }: NewTopic, at: Date): Promise<TopicChanged> {
  const work = async (tx: AdminTransaction): Promise<TopicChanged> => {
    const taken = await refusalOfName(tx, name);
    if (taken) return { ok: false, reason: taken };
    const { category, shelf } = place;
    const slug = await freeSlug(tx, name);
    await tx
      .insert(topics)
      .values({ name, nameKey: topicNameKey(name), slug, category, shelf, words, translations, version: 1, createdAt: at });
    await audit(tx, actor, "topic.added", "topics", slug, { name, category, shelf, words, translations });
    return { ok: true, name };
  };
  return adminTransaction(actor, work, TOPICS_LINE);
}

/**
 * Saves a topic's name, place and synonyms. Its address stays, and so does the name in past consultations. 'leftBehind' when translations would keep the
 * previous name and the admin has not chosen what to do with them.
 */
export function saveTopic(
  actor: AdminActor,
  { slug, version, name: typedName, place, words, unlike, translations: typed }: TopicChange,
): Promise<TopicChanged> {
  const work = async (tx: AdminTransaction): Promise<TopicChanged> => {
    const row = await lockTopic(tx, { slug, version });
    if (!row.ok) return row;
    const { name = "" } = asKnown({ name: typedName }, { name: row.topic.name });
    const taken = await refusalOfName(tx, name, slug);
    if (taken) return { ok: false, reason: taken };
    const { category, shelf } = place;
    const before = editedTopic(row.topic);
    const was = { texts: { name: before.name }, translations: inParts(before.translations) };
    const said = { texts: { name }, translations: ownTranslations({ texts: { name }, translations: inParts(typed) }, was) };
    const behind = leftBehind(was, said);
    if (behind.length > 0 && !unlike) return { ok: false, reason: "leftBehind", leftBehind: behind };
    const translations = outOfParts(unlike === "empty" ? emptied(was, said) : said.translations);
    const after = { name, category, shelf, words, translations };
    await tx
      .update(topics)
      .set({ ...after, nameKey: topicNameKey(name), version: version + 1 })
      .where(eq(topics.slug, slug));
    if (before.name !== name) await renameInProfiles(tx, before.name, name);
    await audit(tx, actor, "topic.updated", "topics", slug, {
      before: { name: before.name, category: before.category, shelf: before.shelf, words: before.words, translations: before.translations },
      after,
    });
    return { ok: true, name: typedName, leftBehind: unlike === "empty" ? [] : behind };
  };
  return adminTransaction(actor, work, TOPICS_LINE);
}

/** Retires a topic; its content, its bookings and their name stay. Mails advisors who have no area left. */
export const retireTopic = (actor: AdminActor, choice: TopicChoice, at: Date) => setRetired(actor, choice, { isRetired: true, at });

/** Restores a retired topic. Mails advisors who have an area again. */
export const restoreTopic = (actor: AdminActor, choice: TopicChoice, at: Date) => setRetired(actor, choice, { isRetired: false, at });

function setRetired(actor: AdminActor, choice: TopicChoice, { isRetired, at }: { isRetired: boolean; at: Date }): Promise<TopicChanged> {
  const work = async (tx: AdminTransaction): Promise<TopicChanged> => {
    const row = await lockTopic(tx, choice);
    if (!row.ok) return row;
    const { shelf, name } = editedTopic(row.topic);
    const ofSlug = eq(topics.slug, choice.slug);
    const change = { retiredAt: isRetired ? at : null, shelf, version: choice.version + 1 };
    const write = () => tx.update(topics).set(change).where(ofSlug);
    await (isRetired ? notifyOfNoArea : notifyOfAreaBack)(tx, ofSlug, write, at);
    await audit(tx, actor, isRetired ? "topic.retired" : "topic.restored", "topics", choice.slug, { name });
    return { ok: true, name };
  };
  return adminTransaction(actor, work, TOPICS_LINE);
}

type LockedTopic = { ok: true; topic: typeof topics.$inferSelect } | { ok: false; reason: TopicRefusal };

/** Locks a topic if its version is the one the admin saw; of two concurrent changes the later one is rejected. */
async function lockTopic(tx: AdminTransaction, { slug, version }: TopicChoice): Promise<LockedTopic> {
  const [topic] = await tx.select().from(topics).where(eq(topics.slug, slug)).for("update");
  if (!topic) return { ok: false, reason: "topicGone" };
  return topic.version === version ? { ok: true, topic } : { ok: false, reason: "topicStale" };
}

async function refusalOfName(tx: AdminTransaction, name: string, ownSlug = ""): Promise<TopicRefusal | null> {
  const [taken] = await tx
    .select({ retiredAt: topics.retiredAt })
    .from(topics)
    .where(and(eq(topics.nameKey, topicNameKey(name)), ne(topics.slug, ownSlug)));
  if (!taken) return null;
  return taken.retiredAt ? "topicTakenByRetired" : "topicTaken";
}

async function freeSlug(tx: AdminTransaction, name: string): Promise<string> {
  for (const slug of slugsForTopic(name, MAX_SLUGS, siteLanguage())) {
    const [taken] = await tx.select({ id: topics.id }).from(topics).where(eq(topics.slug, slug));
    if (!taken) return slug;
  }
  throw new Error(`no address is free for a topic named ${name}`);
}

/** Profiles store areas by name. */
async function renameInProfiles(tx: AdminTransaction, before: string, after: string) {
  await tx
    .update(profileExpertise)
    .set({ areas: sql`array_replace(${profileExpertise.areas}, ${before}, ${after})` })
    .where(sql`${before} = any(${profileExpertise.areas})`);
}
