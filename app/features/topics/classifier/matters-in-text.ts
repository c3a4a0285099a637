import { isMeantBy } from "../vocabulary/topics-in-text";
import { type Word, wordsOf } from "../vocabulary/words-of-text";
import { OTHER_MATTER_WORDS, OTHER_MATTERS, type OtherMatter } from "./other-matters";

const KEY_LETTERS = 3;
const MAX_WORDS = 600;
const PHRASE_WEIGHT = 1.5;

interface MatterSaying {
  matter: OtherMatter;
  words: readonly string[];
}

/** The words and phrases of each other matter, without positions. */
export const matterSayings: readonly MatterSaying[] = OTHER_MATTERS.flatMap((matter) =>
  [...new Set(OTHER_MATTER_WORDS[matter].split(/[,\n]/).map((entry) => entry.trim()))]
    .filter((entry) => entry !== "")
    .map((entry) => ({ matter, words: entry.split(" ") })),
);

const byBeginning = Map.groupBy(matterSayings, ({ words }) => keyOf(words[0] ?? ""));

/** Returns how strongly a text's words point to each other matter; a phrase of several words counts half as much again. */
export function mattersIn(text: string): Map<OtherMatter, number> {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const said = new Map<OtherMatter, Set<MatterSaying>>();
  for (const [index, { folded }] of words.entries())
    for (const saying of byBeginning.get(keyOf(folded)) ?? [])
      if (stands(saying.words, words, index)) said.set(saying.matter, (said.get(saying.matter) ?? new Set()).add(saying));
  return new Map(
    [...said].map(([matter, sayings]) => [
      matter,
      [...sayings].reduce((sum, each) => sum + (each.words.length > 1 ? PHRASE_WEIGHT : 1), 0),
    ]),
  );
}

const stands = (wanted: readonly string[], words: readonly Word[], index: number) =>
  wanted.every((pattern, offset) => {
    const word = words[index + offset]?.folded;
    return word !== undefined && isMeantBy(pattern, word);
  });

function keyOf(word: string): string {
  return word.replace("*", "").slice(0, KEY_LETTERS);
}
