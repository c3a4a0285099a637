import { isNone, READ_MAX_CHARACTERS, type Reader, type Reading } from "#app/features/topics/classifier/reading";
import { namesAnArea, type TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { issueParagraphs } from "./paragraphs";
import { sentencesOf } from "./sentences";

/** From this likelihood on a paragraph is about an area, if hardly anything says that it is about none. */
const SURE_OF_PARAGRAPH = 0.5;
const PERHAPS_NONE = 0.1;
const MIN_WORDS = 4;
/** As many are read at most, each of so many letters: a page waits for it. */
const MAX_READ = 40;
const MAX_LETTERS = 700;
const MAX_AREAS = 6;
/** An area that is told surely counts nearly as much as the surest. */
const LEAST_WEIGHT = 0.7;

/** Returns the area that a paragraph or sentence is surely about. */
export function areaSurelyMeant(text: string, { areas: [first], none }: Reading): { topic: string; likelihood: number } | null {
  if (!first || first.likelihood < SURE_OF_PARAGRAPH || none >= PERHAPS_NONE * first.likelihood) return null;
  return wordsOf(text).length < MIN_WORDS ? null : first;
}

/** A paragraph or sentence of a document, and the area that it is surely about. */
export interface PartOfArea {
  part: string;
  topic: string;
  likelihood: number;
}

/**
 * Returns the parts of a document that tell of an area, each by itself; none where it tells of no matter of business. One paragraph among several
 * that only sounds like an area is not enough, unless it has words of one.
 */
export function partsOfAreas(text: string, read: Reader): PartOfArea[] {
  const paragraphs = issueParagraphs(text.slice(0, READ_MAX_CHARACTERS));
  const sentences = paragraphs.length > 1 ? paragraphs : sentencesOf(paragraphs.join("\n"));
  const parts = sentences.filter((part) => wordsOf(part).length >= MIN_WORDS).slice(0, MAX_READ);
  const told = parts.flatMap((part) => {
    const reading = read(part.slice(0, MAX_LETTERS));
    const area = isNone(reading) ? null : areaSurelyMeant(part, reading);
    return area ? [{ ...area, part }] : [];
  });
  const [only] = told;
  return told.length === 1 && parts.length > 2 && only && !namesAnArea(only.part) ? [] : told;
}

/** Returns the areas that the parts of a document tell of, surest first. */
export function areasOfParts(told: readonly PartOfArea[]): TopicWeight[] {
  const most = new Map<string, number>();
  for (const { topic, likelihood } of told) most.set(topic, Math.max(likelihood, most.get(topic) ?? 0));
  const weights = [...most].map(([topic, likelihood]) => ({ topic, weight: LEAST_WEIGHT + (1 - LEAST_WEIGHT) * likelihood }));
  return weights.sort((one, other) => other.weight - one.weight).slice(0, MAX_AREAS);
}
