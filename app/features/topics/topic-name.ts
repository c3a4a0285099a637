import { foldText } from "#app/features/catalog/search-words";
import { withoutEnds } from "#app/platform/text-ends";

/** Names that differ in case, accents or blanks alone are the same topic's. */
export const topicNameKey = (name: string): string => foldText(name).replace(/\s+/g, " ").trim();

const LONGEST_SLUG = 60;

/** The addresses a new topic may have, the nicest first: 'blockchain', 'blockchain-2' ... A name without a Latin letter is 'topic'. */
export function slugsForTopic(name: string, most: number): string[] {
  const plain = foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG);
  const slug = withoutEnds(plain, /-/) || "topic";
  return [slug, ...Array.from({ length: most - 1 }, (_, index) => `${slug}-${index + 2}`)];
}
