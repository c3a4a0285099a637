import { type ChangedTopic, offeredTopics } from "../topic-list";
import { mixedWith, scoresOf, softmax, type Weights } from "./classifier";
import { AREA_COUNT, CLASSES, type Evidence, evidenceOf } from "./evidence";
import { OTHER_MATTERS, type OtherMatter } from "./other-matters";

/** Likelihood that a text is about an area. */
export interface LikelyArea {
  topic: string;
  likelihood: number;
}

/** What a text is about, by dictionary and classifier together; all likelihoods sum to 1. */
export interface Reading {
  /** The area whose own name is all that the text says or asks for; missing if it says more. */
  called?: string;
  /** Every offered topic, likeliest first. */
  areas: LikelyArea[];
  others: Record<OtherMatter, number>;
  /** Likelihood of none of the areas. */
  none: number;
  /** Likelihood of a danger to somebody, by the model that knows nothing else (danger/); absent where it was not asked. */
  danger?: number;
}

/** Reads a text; created from weights by `readerOf`. */
export type Reader = (text: string) => Reading;

/** From this likelihood on, a text counts as none of the areas (docs/matching.md), */
const NONE_FROM = 0.25;
/** unless an area is more than twice as likely. */
const NONE_BESIDE = 0.5;

/** Returns whether a text counts as none of the areas. */
export const isNone = ({ areas, none }: Pick<Reading, "areas" | "none">): boolean =>
  none >= NONE_FROM && none >= NONE_BESIDE * (areas[0]?.likelihood ?? 0);

/** Only the beginning of a long document is read, about eight pages, because this runs on the main thread. */
export const READ_MAX_CHARACTERS = 20_000;

/** Matters that yield to a named area that the classifier was not trained on. Danger, insults and the site itself never do. */
const YIELDING: readonly OtherMatter[] = ["chat", "private", "medical", "homework", "language"];
/** From this dictionary weight on, a text names an area. */
const NAMED = 1.2;

const SENTENCE_END = /(?<=[.!?])\s+|\n+/;
/** Longer texts are read sentence by sentence, like documents. */
const MAX_LETTERS_AT_ONCE = 700;
const MIN_SENTENCE = 15;
const MAX_SENTENCES = 80;
/** Maximum letters read, however long the sentences are: a page waits for this. */
const MAX_LETTERS = 16_000;

/** Creates a reader; documents are always read by sentences, so asides do not count. Includes admins' topics, skips retired ones. Pure, linear. */
export function readerOf(
  weights: Weights,
  { isDocument = false, ...options }: { withDictionary?: boolean; isDocument?: boolean } = {},
): Reader {
  const readOne = (text: string) => readSentence(weights, evidenceOf(text, options));
  return (text) => {
    if (text.length <= MAX_LETTERS_AT_ONCE && !isDocument) return readOne(text);
    const sentences = beginning(text.split(SENTENCE_END).flatMap(pieces));
    return sentences.length === 0 ? readOne(text.slice(0, MAX_LETTERS_AT_ONCE)) : ofSentences(sentences.map(readOne));
  };
}

/** Returns the first sentences with content, up to the limits. */
function beginning(sentences: readonly string[]): string[] {
  const said = sentences.filter(({ length }) => length >= MIN_SENTENCE).slice(0, MAX_SENTENCES);
  let letters = 0;
  return said.filter(({ length }) => {
    letters += length;
    return letters <= MAX_LETTERS;
  });
}

const pieces = (sentence: string) =>
  Array.from({ length: Math.ceil(sentence.length / MAX_LETTERS_AT_ONCE) }, (_, index) =>
    sentence.slice(index * MAX_LETTERS_AT_ONCE, (index + 1) * MAX_LETTERS_AT_ONCE),
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
 * Scores a topic that was not trained: one added by an admin, or one of the fifty under a new name. Relative to the best of the fifty it
 * scores as in the dictionary. If the text names it, the trained "none of the areas" does not apply.
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

/** Returns the score whose likelihood is the sum of several. */
function together({ temperature }: Weights, scores: readonly number[]): number {
  const most = Math.max(...scores);
  return most + temperature * Math.log(scores.reduce((sum, score) => sum + Math.exp((score - most) / temperature), 0));
}

/** Averages the sentences' readings, ignoring sentences about nothing. */
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
