import { foldText } from "#app/features/catalog/search-words";
import { slugOf } from "#app/features/catalog/slug";
import type { Language } from "#app/languages/languages";

/** Returns a comparison key that ignores case, accents, spaces and kinds of apostrophe and hyphen, which spreadsheets and forms type differently. */
export const topicNameKey = (name: string): string =>
  foldText(name.replace(/[’‘ʼ´`′]/g, "'").replace(/[‐‑‒–—−]/g, "-"))
    .replace(/\s+/g, " ")
    .trim();

/** Returns possible slugs for a new topic, best first: 'blockchain', 'blockchain-2' ... A name without Latin letters becomes 'topic'. */
export function slugsForTopic(name: string, most: number, language: Language): string[] {
  const slug = slugOf(name, "topic", language);
  return [slug, ...Array.from({ length: most - 1 }, (_, index) => `${slug}-${index + 2}`)];
}
