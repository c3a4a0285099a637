import { foldText } from "#app/features/catalog/search-words";
import { slugOf } from "#app/features/catalog/slug";
import type { Language } from "#app/languages/languages";

/** Names that differ in case, accents, blanks or the kind of apostrophe and hyphen alone are the same topic's: spreadsheets write other ones than forms. */
export const topicNameKey = (name: string): string =>
  foldText(name.replace(/[’‘ʼ´`′]/g, "'").replace(/[‐‑‒–—−]/g, "-"))
    .replace(/\s+/g, " ")
    .trim();

/** The addresses a new topic may have, the nicest first: 'blockchain', 'blockchain-2' ... A name without a Latin letter is 'topic'. */
export function slugsForTopic(name: string, most: number, language: Language): string[] {
  const slug = slugOf(name, "topic", language);
  return [slug, ...Array.from({ length: most - 1 }, (_, index) => `${slug}-${index + 2}`)];
}
