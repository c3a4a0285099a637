import { categoryById } from "#app/features/catalog/categories";
import type { Need } from "../understand/need";
import type { Sentence } from "../understand/sentence";
import type { Recommendation } from "./recommend";
import type { Wording } from "./wording";

/** How a matcher's recommendation begins: nobody is said to fit what was not understood. */
export function openingOf({ topics, isGuessed }: Need, { isMissing, isNamed }: { isMissing: boolean; isNamed: boolean }): Sentence["key"] {
  if (!isNamed && (isGuessed || topics.length === 0)) return "recommendationGuess";
  return isMissing ? "recommendationFound" : "recommendationText";
}

/** Says, with the link, that what was described on a category's page belongs to another category; nothing where it was only guessed. */
export function elsewhere(
  { category: here, isGuessed, topics }: Need,
  first: Recommendation | undefined,
  wording: Wording,
): { sentences: Sentence[]; links?: { label: string; path: string }[] } {
  if (!first || here === null || first.category === here || isGuessed || topics[0]?.topic !== first.topic) return { sentences: [] };
  const there = categoryById(first.category);
  const values = {
    topic: wording.named(first.topic),
    there: wording.named(there.name),
    here: wording.named(categoryById(here).name),
  };
  return { sentences: [{ key: "recommendationElsewhere", values }], links: [{ label: there.name, path: there.path }] };
}
