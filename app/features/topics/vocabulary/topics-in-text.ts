import { joinCompounds } from "#app/features/catalog/compound-words";
import { TOPICS, type TopicName, topicSlug } from "#app/features/catalog/topics";
import { type ChangedTopic, madeOfTopics, offeredTopics } from "../topic-list";
import { BEGINNINGS } from "./beginnings";
import { WORDS_OF_BUSINESS } from "./business-words";
import { EVERYDAY_BUSINESS_WORDS } from "./everyday-business-words";
import { EVERYDAY_MONEY_AND_LAW_WORDS } from "./everyday-money-and-law-words";
import { EVERYDAY_TECHNOLOGY_AND_PEOPLE_WORDS } from "./everyday-technology-and-people-words";
import { WORDS_OF_FINANCE_AND_LAW } from "./finance-and-law-words";
import { partsAt } from "./own-name-parts";
import { formsAt } from "./own-names";
import { SITUATIONS_IN_BUSINESS } from "./situations-in-business";
import { SITUATIONS_IN_MONEY_AND_LAW } from "./situations-in-money-and-law";
import { SITUATIONS_IN_TECHNOLOGY_MARKETING_AND_PEOPLE } from "./situations-in-technology-marketing-and-people";
import { WORDS_OF_TECHNOLOGY_AND_MARKETING } from "./technology-and-marketing-words";
import { joinedWordsOf, type Word, wordsOf } from "./words-of-text";

/** An area that a text is about, with its weight. */
export interface TopicWeight {
  topic: string;
  weight: number;
}

/** A place in the text that points to an area. */
export interface TopicHit {
  topic: string;
  start: number;
  weight: number;
  /** The matched phrase, as in the vocabulary. */
  said: string;
}

/** One vocabulary entry: consecutive words; `*` stands for any ending of a word or for any word. */
export interface Saying {
  topic: string;
  said: string;
  words: readonly string[];
  weight: number;
}

/** Per word of an area's own name: 'Digital Marketing' is more than 'Marketing'. */
const NAME_WORD_WEIGHT = 3;
/** A synonym from an admin that is part of this area's name alone ('jazz' of 'Pianoforte jazz'); one of several names says less than any other. */
const OWN_WORD_WEIGHT = 4;
const PHRASE_WEIGHT = 3;
const WORD_WEIGHT = 2;
/** Per word of another form of an area's own name. */
const FORM_WORD_WEIGHT = 2;
/** A word typical of a situation, but also used for others. */
const SITUATION_WORD_WEIGHT = 1.2;
/** What a word weighs more for the area in whose own name it stands than for one that shares its page. */
const BESIDE_ITS_NAME = 0.5;
const HINT_WEIGHT = 0.7;
const BEGINNING_WEIGHT = 0.25;
const MIN_BEGINNING_LENGTH = 3;
/** Added by each repetition of the same phrase; small, so that a long document cannot be stuffed. */
const REPEAT_WEIGHT = 0.25;
const MAX_REPEATS = 4;
/** Areas with their category's name yield to more specific ones: a patent lawyer is about patents. */
const WIDE_TOPICS: readonly string[] = (["Legal", "Technology", "Finance", "Marketing"] satisfies TopicName[]).map(topicSlug);
const WIDE_FACTOR = 0.8;
const KEY_LETTERS = 3;
/** Of compounds only the end is looked up, and only for so many words of a text. */
const MIN_COMPOUND_LENGTH = 10;
const MIN_END_LENGTH = 6;
const MAX_COMPOUNDS = 2_000;
const COMPOUND_PART = 0.6;

/** The vocabulary of all fifty areas. Every area has a line for each of the five languages (tested). */
export const TOPIC_WORDS: Record<TopicName, string> = {
  ...WORDS_OF_BUSINESS,
  ...WORDS_OF_FINANCE_AND_LAW,
  ...WORDS_OF_TECHNOLOGY_AND_MARKETING,
};

const SITUATIONS: Record<TopicName, string> = {
  ...SITUATIONS_IN_BUSINESS,
  ...SITUATIONS_IN_MONEY_AND_LAW,
  ...SITUATIONS_IN_TECHNOLOGY_MARKETING_AND_PEOPLE,
};

const EVERYDAY_WORDS: Record<TopicName, string> = {
  ...EVERYDAY_BUSINESS_WORDS,
  ...EVERYDAY_MONEY_AND_LAW_WORDS,
  ...EVERYDAY_TECHNOLOGY_AND_PEOPLE_WORDS,
};

/** Returns whether an area carries its category's name. */
export const isWide = (topic: string): boolean => WIDE_TOPICS.includes(topicSlug(topic));

/** Every phrase the product knows for the offered topics: the one dictionary of directory, searches, matcher and assistant. */
export const allSayings = madeOfTopics((topics): readonly Saying[] => {
  const [once, shared] = [new Set<string>(), new Set<string>()];
  for (const { name } of topics) for (const word of new Set(nameSaying(name, name).words)) (once.has(word) ? shared : once).add(word);
  return topics.flatMap((topic) => sayingsOf(topic, shared));
});

/** Prefixes alone say too little about a text: 'important' is no import. */
const tellingSayings = madeOfTopics(() =>
  Map.groupBy(
    allSayings().filter(({ weight }) => weight > BEGINNING_WEIGHT),
    ({ words }) => keyOf(words[0] ?? ""),
  ),
);

/** Returns everything in a text that points to an area, in text order; per place and area only the heaviest phrase. */
export function topicHits(text: string): TopicHit[] {
  const words = joinedWordsOf(text);
  const sayings = tellingSayings();
  return words.flatMap((word, index) => {
    const most = new Map<string, TopicHit>();
    for (const { topic, said, weight, words: wanted } of sayings.get(keyOf(word.folded)) ?? [])
      if (weight > (most.get(topic)?.weight ?? 0) && stands(wanted, words, index))
        most.set(topic, { topic, said, weight, start: word.start });
    for (const { topic, said, words: count } of formsAt(words, index))
      if (FORM_WORD_WEIGHT * count > (most.get(topic)?.weight ?? 0))
        most.set(topic, { topic, said, weight: FORM_WORD_WEIGHT * count, start: word.start });
    for (const { topic, said } of partsAt(word.folded)) {
      const { weight } = most.get(topic) ?? { weight: 0 };
      most.set(topic, { topic, said, weight: Math.max(SITUATION_WORD_WEIGHT, weight + BESIDE_ITS_NAME), start: word.start });
    }
    return most.size > 0 ? [...most.values()] : hitsWithin(word, index);
  });
}

/** Matches a compound by its end, 'Gewerbemietvertrag' as 'Vertrag', with less weight. */
function hitsWithin({ folded, start }: Word, index: number): TopicHit[] {
  if (folded.length < MIN_COMPOUND_LENGTH || index >= MAX_COMPOUNDS) return [];
  for (let at = MIN_BEGINNING_LENGTH; at <= folded.length - MIN_END_LENGTH; at += 1) {
    const end = folded.slice(at);
    const meant = (tellingSayings().get(keyOf(end)) ?? []).filter(
      ({ words: [word = "", ...others], weight }) =>
        others.length === 0 && word.length >= MIN_END_LENGTH && weight >= SITUATION_WORD_WEIGHT && isMeantBy(word, end),
    );
    const most = Map.groupBy(meant, ({ topic }) => topic);
    if (most.size > 0)
      return [...most.values()].flatMap(([first]) =>
        first ? [{ topic: first.topic, said: first.said, weight: first.weight * COMPOUND_PART, start }] : [],
      );
  }
  return [];
}

/** Returns whether a text, uncorrected, names an area. */
export const isNamed = (text: string, area: string): boolean =>
  topicHits(text).some(({ topic, weight }) => topic === area && weight >= SITUATION_WORD_WEIGHT);

/** Returns whether a text, uncorrected, names any area. */
export const namesAnArea = (text: string): boolean => topicHits(text).some(({ weight }) => weight >= SITUATION_WORD_WEIGHT);

/** Returns a text's areas, heaviest first, ties in the order of the taxonomy. */
export function weighTopics(hits: readonly TopicHit[]): TopicWeight[] {
  const bySaying = Map.groupBy(hits, ({ topic, said }) => `${topic}\n${said}`);
  const sums = new Map<string, number>();
  for (const same of bySaying.values()) {
    const { topic, weight } = same[0]!;
    const repeats = Math.min(MAX_REPEATS, same.length - 1);
    sums.set(topic, (sums.get(topic) ?? 0) + weight * (1 + REPEAT_WEIGHT * repeats));
  }
  const weights = offeredTopics().flatMap(({ name, slug }) => {
    const sum = sums.get(name);
    return sum === undefined ? [] : [{ topic: name, weight: WIDE_TOPICS.includes(slug) ? sum * WIDE_FACTOR : sum }];
  });
  return weights.sort((a, b) => b.weight - a.weight);
}

/** Returns a topic's phrases: its names in every language and an admin's synonyms; for one of the fifty also its vocabulary, even if renamed. */
function sayingsOf({ name, slug, words = "", translations = {} }: ChangedTopic, shared: ReadonlySet<string>): Saying[] {
  const first = TOPICS.find((area) => area.slug === slug)?.name;
  const names = [...new Set([name, ...(first ? [first] : []), ...Object.values(translations)])].map((each) => nameSaying(name, each));
  const ofName = new Set(names.flatMap((saying) => saying.words));
  const weightOf = ({ words: [word = "", ...others], weight }: Saying) => {
    if (others.length > 0 || !ofName.has(word)) return weight;
    return shared.has(word) ? Math.min(weight, SITUATION_WORD_WEIGHT) : Math.max(weight, OWN_WORD_WEIGHT);
  };
  const given = [...entriesOf(words)]
    .map((entry) => sayingOf(name, entry, WORD_WEIGHT))
    .map((saying) => ({ ...saying, weight: weightOf(saying) }));
  return [...names, ...given.filter((saying) => saying.words.length > 0), ...(first ? vocabularyOf(name, first) : [])];
}

function nameSaying(topic: string, name: string): Saying {
  const words = joinedWordsOf(name).map(({ folded }) => (folded === "and" ? "*" : folded));
  return { topic, said: name, words, weight: NAME_WORD_WEIGHT * words.length };
}

function vocabularyOf(topic: string, first: TopicName): Saying[] {
  const named = [...entriesOf(TOPIC_WORDS[first])].map((entry) => sayingOf(topic, entry, WORD_WEIGHT));
  const told = [...entriesOf(`${SITUATIONS[first]},${EVERYDAY_WORDS[first]}`)].map((entry) =>
    sayingOf(topic, entry, SITUATION_WORD_WEIGHT),
  );
  const begun = BEGINNINGS[first].split(" ").map((beginning) => ({
    topic,
    said: `${beginning}…`,
    words: [beginning.length > MIN_BEGINNING_LENGTH ? `${beginning}*` : beginning],
    weight: BEGINNING_WEIGHT,
  }));
  const known = new Set(named.map(({ said }) => said));
  return [...named, ...told.filter(({ said }) => !known.has(said)), ...begun];
}

function entriesOf(lines: string): Set<string> {
  const entries = new Set(lines.split(/[,\n]/).map((entry) => entry.trim()));
  entries.delete("");
  return entries;
}

function sayingOf(topic: string, entry: string, wordWeight: number): Saying {
  const isHint = entry.startsWith("~");
  const words = (entry.match(/[\p{L}\p{N}\p{M}&+]+\*?|\*/gu) ?? []).map(
    (part) => wordsOf(part)[0]?.folded.concat(part.endsWith("*") ? "*" : "") ?? "*",
  );
  const weight = words.length > 1 ? PHRASE_WEIGHT : wordWeight;
  return { topic, said: entry, words: joinedPatterns(words), weight: isHint ? HINT_WEIGHT : weight };
}

const joinedPatterns = (patterns: readonly string[]): string[] =>
  joinCompounds(
    patterns,
    (pattern) => pattern.replace("*", ""),
    (first, second) => first + second,
  );

function stands(wanted: readonly string[], words: readonly Word[], index: number): boolean {
  return wanted.every((pattern, offset) => {
    const word = words[index + offset]?.folded;
    if (word === undefined) return false;
    return isMeantBy(pattern, word);
  });
}

/** Returns whether a vocabulary word, possibly with `*`, matches a folded one. */
export function isMeantBy(pattern: string, word: string): boolean {
  if (pattern === "*") return true;
  return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

function keyOf(word: string): string {
  return word.replace("*", "").slice(0, KEY_LETTERS);
}
