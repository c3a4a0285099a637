import { madeOfTopics, type Topic } from "../topic-list";
import { allSayings, isMeantBy } from "./topics-in-text";
import { wordsOf } from "./words-of-text";

const SHORTEST_BEGINNING = 3;

const vocabulary = madeOfTopics((topics) =>
  topics.map((area) => ({
    area,
    names: wordsOf(area.name)
      .map(({ folded }) => folded)
      .filter((word) => word !== "and"),
    patterns: allSayings()
      .filter(({ topic, words }) => topic === area.name && words.length === 1)
      .map(({ words }) => words[0]!),
  })),
);
const known = madeOfTopics(() =>
  [...new Set(allSayings().flatMap(({ words, weight }) => (weight >= 1 ? words : [])))].filter((pattern) => pattern !== "*"),
);

/** Whether a folded word is one of the vocabulary, alone or within a phrase. */
export const isOfVocabulary = (word: string): boolean => known().some((pattern) => isMeantBy(pattern, word));

/** The areas a word (folded, as `searchWords` gives it) speaks of: by the beginning of their name, or by what people call them. */
export function topicsOfWord(word: string): Topic[] {
  return vocabulary()
    .filter(({ names, patterns }) => names.some((name) => startsName(name, word)) || patterns.some((pattern) => isMeantBy(pattern, word)))
    .map(({ area }) => area);
}

function startsName(name: string, word: string) {
  return name === word || (word.length >= SHORTEST_BEGINNING && name.startsWith(word));
}
