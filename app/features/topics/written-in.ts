import { FIRST_LANGUAGE, LANGUAGES, type Language } from "#app/languages/languages";

/**
 * Returns the language in which a text of the catalog was written. That is the site's, unless the site has changed its language since: then the text stands
 * among the translations too, and the site's language has an entry there, blank while nothing was written in it.
 */
export function writtenIn(
  text: string,
  translations: Readonly<Partial<Record<string, string>>>,
  site: Language = FIRST_LANGUAGE,
): Language {
  if (translations[site] === undefined) return site;
  return LANGUAGES.find((language) => language !== site && translations[language] === text) ?? site;
}

/** Returns the translations of a text when the site's language changes: what was written in the previous one stays in it. */
export function withLanguageKept(
  text: string,
  translations: Readonly<Partial<Record<string, string>>>,
  { before, after }: { before: Language; after: Language },
): Record<string, string> {
  const written = writtenIn(text, translations, before);
  const kept = Object.fromEntries(Object.entries(translations).flatMap(([language, said]) => (said ? [[language, said]] : [])));
  if (written === after) return { ...kept, [after]: text };
  return { [after]: "", ...kept, [written]: kept[written] ?? text };
}
