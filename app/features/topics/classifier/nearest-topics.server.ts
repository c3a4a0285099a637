import type { CategoryId } from "#app/features/catalog/categories";
import { isPerhapsOwn } from "../own-areas";
import { type Topic, topicByName } from "../topic-list";
import { nearestTopics } from "../vocabulary/nearest-areas";
import { namesAnArea } from "../vocabulary/topics-in-text";
import { wordsOf } from "../vocabulary/words-of-text";
import { areasMeant } from "./areas-meant";
import { isIdleQuestion } from "./idle-questions";
import { mattersIn } from "./matters-in-text";
import { textReader } from "./read-text.server";
import { isNone } from "./reading";

const MAX_NEAR = 3;
/** From this likelihood on, a text is small talk, private life or the like. */
const SURELY_NONE = 0.7;
/** Less likely ones are guesses. */
const MIN_LIKELY = 0.3;
/** Fewer words are searched as they stand. */
const SENTENCE_WORDS = 6;

/**
 * Returns whether a text seeks no advice: thanks, a greeting, the weather, private life. Both its words and the classifier must agree, so
 * that a name or word that only one of them misjudges can still be found.
 */
export async function seeksNoAdvice(text: string): Promise<boolean> {
  const matters = [...mattersIn(text).keys()].filter((matter) => matter !== "site" && !isPerhapsOwn(matter));
  const isTold = matters.length > 0 || isIdleQuestion(text);
  return isTold && !namesAnArea(text) && (await textReader())(text).none >= SURELY_NONE;
}

/** Returns the topics meant by a sentence, likeliest first, or both if it is between two; null for a few words, or if uncertain. */
export async function topicsOfSentence(text: string, category: CategoryId | null = null): Promise<Topic[] | null> {
  if (!isSentence(text)) return null;
  const reading = (await textReader())(text);
  const meant = areasMeant(reading, category);
  return isNone(reading) || meant.kind === "unsure" ? null : topicsNamed(meant.topics);
}

/**
 * Returns the nearest topics for a search without results, nearest first: for a sentence what matcher and assistant would understand; for a
 * few words the dictionary's, tolerating typos, and otherwise the classifier's. Empty if the text is about nothing offered here.
 */
export async function topicsNearest(text: string, category: CategoryId | null = null): Promise<Topic[]> {
  const reading = (await textReader())(text);
  const meant = isSentence(text) && !isNone(reading) ? topicsNamed(areasMeant(reading, category).topics) : [];
  const known = meant.length > 0 ? meant : nearestTopics(text);
  if (known.length > 0) return known.slice(0, MAX_NEAR);
  const likely = isNone(reading) ? [] : reading.areas.filter(({ likelihood }) => likelihood >= MIN_LIKELY);
  return topicsNamed(likely.slice(0, MAX_NEAR).map(({ topic }) => topic));
}

const isSentence = (text: string) => wordsOf(text).length >= SENTENCE_WORDS;

const topicsNamed = (names: readonly string[]): Topic[] => names.flatMap((name) => topicByName(name) ?? []);
