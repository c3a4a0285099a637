import { singular } from "#app/features/catalog/search-words";
import { madeOfTopics, offeredTopics, type Topic } from "../topic-list";
import { allSayings, isMeantBy, topicHits } from "./topics-in-text";
import { wordsOf } from "./words-of-text";

const MIN_BEGINNING_LENGTH = 3;
const KEY_LETTERS = 3;

const vocabulary = madeOfTopics((topics) =>
  topics.map((area) => ({
    area,
    names: wordsOf(area.name)
      .map(({ folded }) => folded)
      .filter((word) => word !== "and"),
    patterns: allSayings().flatMap(({ topic, words }) => (topic === area.name && words.length === 1 ? words : [])),
  })),
);
/** Phrases of several words without gaps, by the start of their first word. */
const phrasesByFirst = madeOfTopics(() => {
  const phrases = allSayings().filter(({ words, weight }) => words.length > 1 && weight >= 1 && !words.includes("*"));
  return Map.groupBy(phrases, ({ words: [first = ""] }) => first.replace("*", "").slice(0, KEY_LETTERS));
});
/** Words of the vocabulary, and beginnings of words: every word of a text is looked up, so both are sets. */
const known = madeOfTopics(() => {
  const patterns = allSayings().flatMap(({ words, weight }) => (weight >= 1 ? words : []));
  const [beginnings = [], whole = []] = [true, false].map((isBegun) => patterns.filter((pattern) => pattern.endsWith("*") === isBegun));
  return { whole: new Set(whole), beginnings: new Set(beginnings.map((pattern) => pattern.slice(0, -1))) };
});

/** Returns whether a folded word is in the vocabulary, alone or within a phrase. */
export function isOfVocabulary(word: string): boolean {
  const { whole, beginnings } = known();
  if (whole.has(word)) return true;
  for (let end = 1; end <= word.length; end += 1) if (beginnings.has(word.slice(0, end))) return true;
  return false;
}

/** Returns the areas of a word (folded, as from `searchWords`): by the start of their name, or by the vocabulary. */
export function topicsOfWord(word: string): Topic[] {
  return vocabulary()
    .filter(({ names, patterns }) => names.some((name) => startsName(name, word)) || patterns.some((pattern) => isMeantBy(pattern, word)))
    .map(({ area }) => area);
}

function startsName(name: string, word: string) {
  return name === word || (word.length >= MIN_BEGINNING_LENGTH && (name.startsWith(word) || name.startsWith(singular(word))));
}

/**
 * Returns the areas of each word (folded, in text order), considering adjacent words: in 'raise money' both point to Fundraising. An
 * unknown compound counts by its end: 'gewerbemietvertrag' as 'vertrag'.
 */
export function topicsOfWords(words: readonly string[]): Topic[][] {
  const phrases = phrasesIn(words);
  return words.map((word, index) => {
    const alone = topicsOfWord(word);
    const together = phrases.filter(({ first, last }) => first <= index && index <= last).map(({ topic }) => topic);
    const meant = new Set([...alone.map(({ name }) => name), ...together]);
    if (meant.size === 0) for (const { topic } of topicHits(word)) meant.add(topic);
    return offeredTopics().filter(({ name }) => meant.has(name));
  });
}

function phrasesIn(words: readonly string[]): { topic: string; first: number; last: number }[] {
  return words.flatMap((word, first) =>
    (phrasesByFirst().get(word.slice(0, KEY_LETTERS)) ?? [])
      .filter(({ words: wanted }) => wanted.every((pattern, offset) => isMeantBy(pattern, words[first + offset] ?? "")))
      .map(({ topic, words: wanted }) => ({ topic, first, last: first + wanted.length - 1 })),
  );
}
