import { and, eq, gt } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { isSpecifiedName } from "#app/features/catalog/specified-names";
import type { Language } from "#app/languages/languages";
import { withLanguageKept } from "./written-in";

/** When the site's language changes, keeps what admins wrote in the catalog in the language in which they wrote it. */
export async function keepWrittenLanguage(tx: Transaction, change: { before: Language; after: Language }) {
  if (change.before === change.after) return;
  for (const { key, version, texts, translations } of await tx.select().from(catalogEntries).where(gt(catalogEntries.version, 0)))
    await tx
      .update(catalogEntries)
      .set({ translations: keptTranslations(texts, translations, change), version: version + 1 })
      .where(and(eq(catalogEntries.key, key), eq(catalogEntries.version, version)));
  for (const { slug, version, name, translations } of await tx.select().from(topics).where(gt(topics.version, 0)))
    if (!isSpecifiedName(name))
      await tx
        .update(topics)
        .set({ translations: withLanguageKept(name, translations, change), version: version + 1 })
        .where(and(eq(topics.slug, slug), eq(topics.version, version)));
}

/** Texts that ship are English whatever the site speaks, and have their translations elsewhere. */
function keptTranslations(
  texts: Record<string, string>,
  translations: Record<string, Record<string, string>>,
  change: { before: Language; after: Language },
) {
  const kept: Record<string, Record<string, string>> = {};
  for (const [part, text] of Object.entries(texts)) {
    const byLanguage = Object.fromEntries(
      Object.entries(translations).flatMap(([language, parts]) => (parts[part] === undefined ? [] : [[language, parts[part]]])),
    );
    const next = isSpecifiedName(text) || text === "" ? byLanguage : withLanguageKept(text, byLanguage, change);
    for (const [language, said] of Object.entries(next)) kept[language] = { ...kept[language], [part]: said };
  }
  return kept;
}
