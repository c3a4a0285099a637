import { areMostlyOwnAreas } from "../own-areas";
import { type ChangedTopic, madeOfTopics } from "../topic-list";
import { isGeneric } from "./generic-words";
import { ownNamesOf } from "./own-names";
import { stemsOf } from "./word-stems";
import { joinedWordsOf } from "./words-of-text";

/** A word that stands for one of the site's own areas: part of its name, or a compound made with it. */
interface PartHit {
  topic: string;
  said: string;
}

const MIN_PART_LETTERS = 4;
/** A compound begins with the word ('Hochbeetkasten'), or the name is one that ends in it ('Baumschnitt' for 'Obstbaumschnitt'). */
const MIN_BEGINNING_LETTERS = 6;
const MIN_END_LETTERS = 8;
const MIN_LETTERS_BESIDE = 3;

const isTelling = (word: string) => word.length >= MIN_PART_LETTERS && !/^\d+$/.test(word) && ![...stemsOf(word)].some(isGeneric);

/** Beside the fifty a word of a name may be one of theirs, so there only whole names count. */
const telling = (topics: readonly ChangedTopic[]) => (areMostlyOwnAreas() ? topics.flatMap(wordsOfTopic) : []);

const wordsOfTopic = (topic: ChangedTopic) =>
  [...new Set(ownNamesOf(topic).flatMap((said) => joinedWordsOf(said).map(({ folded }) => folded)))]
    .filter(isTelling)
    .map((word) => ({ topic: topic.name, said: word }));

/** Each form of a word of a name, by what a text may say: the word without its ending, its beginning, and the end of a compound. */
const parts = madeOfTopics((topics) => {
  const [byStem, byBeginning, byEnd] = [new Map<string, PartHit[]>(), new Map<string, PartHit[]>(), new Map<string, PartHit[]>()];
  const add = (map: Map<string, PartHit[]>, key: string, part: PartHit) => map.set(key, [...(map.get(key) ?? []), part]);
  for (const part of telling(topics)) {
    for (const stem of stemsOf(part.said)) add(byStem, stem, part);
    add(byBeginning, part.said.slice(0, MIN_BEGINNING_LETTERS), part);
    for (let at = MIN_LETTERS_BESIDE; at <= part.said.length - MIN_END_LETTERS; at += 1) add(byEnd, part.said.slice(at), part);
  }
  return { byStem, byBeginning, byEnd };
});

/** Returns the site's own areas for which a folded word of a text stands. */
export function partsAt(word: string): PartHit[] {
  const { byStem, byBeginning, byEnd } = parts();
  if (byStem.size === 0 || word.length < MIN_PART_LETTERS || isGeneric(word)) return [];
  const begun = (byBeginning.get(word.slice(0, MIN_BEGINNING_LETTERS)) ?? []).filter(
    ({ said }) => said.length >= MIN_BEGINNING_LETTERS && word.startsWith(said) && word.length >= said.length + MIN_LETTERS_BESIDE,
  );
  return [...[...stemsOf(word)].flatMap((stem) => [...(byStem.get(stem) ?? []), ...(byEnd.get(stem) ?? [])]), ...begun];
}

/** The words of the site's own names by themselves, keyed as in the hits of `topicHits`. */
export const partSayings = madeOfTopics((topics) => new Set(telling(topics).map(({ topic, said }) => `${topic}\n${said}`)));
