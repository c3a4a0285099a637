import { asc, eq, gt, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { setAddresses } from "#app/features/catalog/addresses.server";
import { SPECIFIED_ENTRIES, STANDS_FOR } from "#app/features/catalog/catalog-entry";
import type { CategoryId } from "#app/features/catalog/categories";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { setRetiredEntries } from "#app/features/catalog/former-names.server";
import { isSpecifiedName } from "#app/features/catalog/specified-names";
import { TOPICS } from "#app/features/catalog/topics";
import { setOwnNames } from "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { writtenKey } from "#app/languages/written-key";
import { readBrand } from "#app/platform/brand/current-brand.server";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { onEvent } from "#app/platform/events/events.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { placeWords } from "./place-words";
import { firstShelfOf, setChangedTopics } from "./topic-list";
import { topicNameKey } from "./topic-name";
import { writtenIn } from "./written-in";

/** Notified by triggers on both tables. */
const TOPICS_CHANNEL = "topics";

/** Syncs the catalog and topic tables with the taxonomy in the code, except for admins' changes. Safe to run at every start. */
export async function syncTopics(connection: Connection) {
  const rows = TOPICS.map(({ name, slug, category }) => ({ name, nameKey: topicNameKey(name), slug, category, shelf: firstShelfOf(slug) }));
  await connection
    .insert(topics)
    .values(rows)
    .onConflictDoUpdate({
      target: topics.slug,
      set: { name: sql`excluded.name`, nameKey: sql`excluded.name_key`, category: sql`excluded.category`, shelf: sql`excluded.shelf` },
      setWhere: eq(topics.version, 0),
    });
  await connection
    .insert(catalogEntries)
    .values(SPECIFIED_ENTRIES.map(({ isRetired: _, ...entry }) => entry))
    .onConflictDoUpdate({
      target: catalogEntries.key,
      set: { address: sql`excluded.address`, icon: sql`excluded.icon`, texts: sql`excluded.texts`, position: sql`excluded.position` },
      setWhere: eq(catalogEntries.version, 0),
    });
}

/** Loads admins' changes to categories, their sub-pages and topics into this process. */
export async function readChangedTopics(connection: Connection = db) {
  const entries = await connection
    .select()
    .from(catalogEntries)
    .where(gt(catalogEntries.version, 0))
    .orderBy(asc(catalogEntries.createdAt));
  const rows = await connection.select().from(topics).where(gt(topics.version, 0)).orderBy(asc(topics.createdAt), asc(topics.name));
  setChangedEntries(
    entries.map(({ key, kind, category, address, icon, texts, position, retiredAt }) => ({
      key,
      kind,
      category,
      address,
      icon,
      // Pages do not carry the texts of retired entries.
      texts: retiredAt === null ? texts : {},
      position,
      isRetired: retiredAt !== null,
    })),
  );
  setAddresses(entries.map(({ retiredAt, ...entry }) => ({ ...entry, isRetired: retiredAt !== null })));
  setRetiredEntries(entries.filter(({ retiredAt }) => retiredAt !== null));
  setOwnNames(ownNames(entries, rows));
  setChangedTopics(
    rows.map(({ slug, name, category, shelf, words, translations, retiredAt }) => ({
      slug,
      name,
      category: category as CategoryId,
      shelf,
      words,
      translations,
      isRetired: retiredAt !== null,
    })),
    placeWords(entries.filter(({ retiredAt }) => retiredAt === null)),
  );
}

type Row<Of extends { $inferSelect: unknown }> = Of["$inferSelect"];

/** Returns translated names by English name. A retired entry is translated by its own key only, never for an offered one of the same name. */
function ownNames(entries: readonly Row<typeof catalogEntries>[], named: readonly Row<typeof topics>[]) {
  const own = [
    ...entries.map(({ key, texts, translations, retiredAt }) => ({ key, texts, translations, isRetired: retiredAt !== null })),
    ...named.map(({ slug, name, translations, retiredAt }) => ({
      key: slug,
      texts: { name },
      translations: Object.fromEntries(Object.entries(translations).map(([language, text]) => [language, { name: text }])),
      isRetired: retiredAt !== null,
    })),
  ];
  const changed = new Set(own.map(({ key }) => key));
  const specified = [...SPECIFIED_ENTRIES, ...TOPICS.map(({ slug, name }) => ({ key: slug, texts: { name } }))];
  const offered = [...own.filter(({ isRetired }) => !isRetired), ...specified.filter(({ key }) => !changed.has(key))];
  const spoken = new Set(offered.flatMap(({ texts }) => Object.values<string>(texts)));
  const names: Partial<Record<Language, Record<string, string>>> = {};
  for (const language of LANGUAGES) {
    const pairs = own.flatMap(({ texts, translations, isRetired }) =>
      Object.entries<string>(translations[language] ?? {})
        .map(([part, text]) => [(texts as Record<string, string>)[part] ?? "", text] as const)
        .filter(([english, text]) => english !== "" && text !== "" && !(isRetired && spoken.has(english))),
    );
    names[language] = { ...replacements(entries, language), ...Object.fromEntries(pairs), ...otherLanguages(own, language) };
  }
  return names;
}

/** Returns translations for texts without one whose replacement has one: the title of a category's page is then its name, in every language by itself. */
function replacements(entries: readonly Row<typeof catalogEntries>[], language: Language) {
  const pairs = entries
    .filter(({ retiredAt }) => retiredAt === null)
    .flatMap(({ kind, texts, translations }) =>
      Object.entries(STANDS_FOR[kind]).flatMap(([part, other]) => {
        const [text = "", said = ""] = [texts[part], translations[language]?.[other]];
        return text !== "" && said !== "" && isUnsaid(text, part, translations, language) ? [[text, said] as const] : [];
      }),
    );
  return Object.fromEntries(pairs);
}

/** Whether a text is neither written nor translated in a language, nor said in it by the product. */
function isUnsaid(
  text: string,
  part: string,
  translations: Readonly<Record<string, Readonly<Record<string, string>>>>,
  language: Language,
) {
  const said = Object.fromEntries(Object.entries(translations).map(([each, parts]) => [each, parts[part]]));
  return !said[language] && !isSpecifiedName(text) && writtenIn(text, said, siteLanguage()) !== language;
}

/** Returns the language of texts that are neither in this language nor in the site's: written before the site changed its language. */
function otherLanguages(own: readonly { texts: object; translations: Record<string, Record<string, string>> }[], language: Language) {
  const site = siteLanguage();
  const pairs = own.flatMap(({ texts, translations }) =>
    Object.entries<string>({ ...texts })
      .filter(([part, text]) => text !== "" && !translations[language]?.[part] && translations[site]?.[part] !== undefined)
      .map(([part, text]) => {
        const said = Object.entries(translations).map(([each, parts]) => [each, parts[part]]);
        return [writtenKey(text), writtenIn(text, Object.fromEntries(said), site)] as const;
      }),
  );
  return Object.fromEntries(pairs);
}

/** Reloads them whenever they change on any server, and invalidates all cached pages. */
export function watchTopics() {
  return onEvent(TOPICS_CHANNEL, () => {
    // Which language a text is in depends on the site's, which may have changed with it.
    readBrand()
      .then(() => readChangedTopics())
      .then(outdatePages)
      .catch((error) => log("error", "changed topics not read", describeError(error)));
  });
}
