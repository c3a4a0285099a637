import { type ChangedTopic, offeredTopics } from "../topic-list";
import { mixedWith, scoresOf, softmax, type Weights } from "./classifier";
import { AREA_COUNT, CLASSES, type Evidence, evidenceOf } from "./evidence";
import { OTHER_MATTERS, type OtherMatter } from "./other-matters";

/** How likely an area is what a text is about. */
export interface LikelyArea {
  topic: string;
  likelihood: number;
}

/** What a text is about, as far as dictionary and classifier together can tell; all likelihoods add up to 1. */
export interface Reading {
  /** Every topic that is offered, the likeliest first. */
  areas: LikelyArea[];
  others: Record<OtherMatter, number>;
  /** That it is none of the areas. */
  none: number;
}

/** Reads one text; made of weights by `readerOf`. */
export type Reader = (text: string) => Reading;

/** From so likely on, a text counts as none of the areas (docs/matching.md), */
const NONE_FROM = 0.25;
/** unless an area is more than twice as likely. */
const NONE_BESIDE = 0.5;

/** Whether a text counts as none of the areas. */
export const isNone = ({ areas, none }: Pick<Reading, "areas" | "none">): boolean =>
  none >= NONE_FROM && none >= NONE_BESIDE * (areas[0]?.likelihood ?? 0);

/** Only the beginning of a long document is read, some eight pages: it is read on the thread that answers everybody. */
export const MOST_READ_CHARACTERS = 20_000;

/** Matters that give way to an area that a text names, where nothing was learned of that area. Danger, insults and this site never do. */
const YIELDING: readonly OtherMatter[] = ["chat", "private", "medical", "homework", "language"];
/** With so much of the dictionary's a text names an area. */
const NAMED = 1.2;

const SENTENCE_END = /(?<=[.!?])\s+|\n+/;
/** Longer texts are read sentence by sentence, as documents are. */
const LONGEST_AT_ONCE = 700;
const LEAST_SENTENCE = 15;
const MOST_SENTENCES = 80;
/** In sentences that are as long as they may be, so many letters are read: whoever waits for a page waits for this, too. */
const MOST_LETTERS = 16_000;

/** A reader of texts; of documents by sentences, however short, so that what stands beside the matter changes nothing. Topics that admins added take part by their name and words, retired ones drop out. Pure, and linear in the text. */
export function readerOf(
  weights: Weights,
  { isDocument = false, ...options }: { withDictionary?: boolean; isDocument?: boolean } = {},
): Reader {
  const readOne = (text: string) => readSentence(weights, evidenceOf(text, options));
  return (text) => {
    if (text.length <= LONGEST_AT_ONCE && !isDocument) return readOne(text);
    const sentences = beginning(text.split(SENTENCE_END).flatMap(pieces));
    return sentences.length === 0 ? readOne(text.slice(0, LONGEST_AT_ONCE)) : ofSentences(sentences.map(readOne));
  };
}

/** The first sentences that say anything, as many as are read. */
function beginning(sentences: readonly string[]): string[] {
  const said = sentences.filter(({ length }) => length >= LEAST_SENTENCE).slice(0, MOST_SENTENCES);
  let letters = 0;
  return said.filter(({ length }) => {
    letters += length;
    return letters <= MOST_LETTERS;
  });
}

const pieces = (sentence: string) =>
  Array.from({ length: Math.ceil(sentence.length / LONGEST_AT_ONCE) }, (_, index) =>
    sentence.slice(index * LONGEST_AT_ONCE, (index + 1) * LONGEST_AT_ONCE),
  );

function readSentence(weights: Weights, evidence: Evidence): Reading {
  const scores = scoresOf(weights, evidence);
  const topics = offeredTopics();
  const best = Math.max(...scores.slice(0, AREA_COUNT));
  const bestOfAll = together(weights, [best, ...YIELDING.map((matter) => scores[CLASSES.indexOf(`none:${matter}`)]!)]);
  const ofTopics = topics.map((topic) => {
    const index = CLASSES.indexOf(topic.slug);
    if (index < 0) return scoreOfAdded(topic, evidence.dictionary, evidence, { best, bestOfAll }, weights);
    return Math.max(scores[index]!, scoreOfAdded(topic, evidence.own, evidence, { best, bestOfAll }, weights));
  });
  const likely = softmax([...ofTopics, ...scores.slice(AREA_COUNT)], weights.temperature);
  const ofDictionary = topics.map(({ slug }) => evidence.dictionary.get(slug) ?? 0);
  const mixed = mixedWith(ofDictionary, likely.slice(0, topics.length));
  const others = OTHER_MATTERS.map((matter, index) => [matter, likely[topics.length + index]!] as const);
  return {
    areas: topics.map(({ name }, index) => ({ topic: name, likelihood: mixed[index]! })).sort((a, b) => b.likelihood - a.likelihood),
    others: Object.fromEntries(others) as Record<OtherMatter, number>,
    none: others.reduce((sum, [, likelihood]) => sum + likelihood, 0),
  };
}

/**
 * Nothing was trained for a topic that an admin added, nor for the name that they gave one of the fifty: beside the best of the fifty it stands as the dictionary has the two. Where a text names it, what was
 * learned of the fifty does not say that it is none of the areas.
 */
function scoreOfAdded(
  { slug }: ChangedTopic,
  said: ReadonlyMap<string, number>,
  { dictionary }: Evidence,
  beside: { best: number; bestOfAll: number },
  { told }: Weights,
): number {
  const own = said.get(slug);
  if (own === undefined) return Number.NEGATIVE_INFINITY;
  const others = Math.max(0, ...[...dictionary].flatMap(([other, weight]) => (other !== slug && CLASSES.includes(other) ? [weight] : [])));
  const worth = CLASSES.slice(0, AREA_COUNT).reduce((sum, _, index) => sum + told[index * CLASSES.length + index]!, 0);
  const least = own >= NAMED && own >= others ? beside.bestOfAll : beside.best;
  return least + (Math.log1p(own) - Math.log1p(others)) * Math.max(1, worth / AREA_COUNT / 1000);
}

/** The score of what is as likely as several together. */
function together({ temperature }: Weights, scores: readonly number[]): number {
  const most = Math.max(...scores);
  return most + temperature * Math.log(scores.reduce((sum, score) => sum + Math.exp((score - most) / temperature), 0));
}

/** A text is about what its sentences are about, those that are about nothing left aside. */
function ofSentences(readings: readonly Reading[]): Reading {
  const told = readings.filter((reading) => !isNone(reading));
  const read = told.length > 0 ? told : readings;
  const sums = new Map<string, number>();
  for (const { areas } of read)
    for (const { topic, likelihood } of areas) sums.set(topic, (sums.get(topic) ?? 0) + likelihood / read.length);
  const mean = (of: (reading: Reading) => number) => read.reduce((sum, each) => sum + of(each), 0) / read.length;
  return {
    areas: [...sums].map(([topic, likelihood]) => ({ topic, likelihood })).sort((a, b) => b.likelihood - a.likelihood),
    others: Object.fromEntries(OTHER_MATTERS.map((matter) => [matter, mean(({ others }) => others[matter])])) as Record<
      OtherMatter,
      number
    >,
    none: mean(({ none }) => none),
  };
}
