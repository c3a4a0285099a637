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

const MOST_NEAR = 3;
/** With so much a text is small talk, private life or the like. */
const SURELY_NONE = 0.7;
/** Less likely ones are a guess. */
const LEAST_LIKELY = 0.3;
/** Fewer words are looked for as they stand. */
const SENTENCE_WORDS = 6;

/**
 * Whether a text seeks nobody's advice: thanks, a greeting, the weather, private life. By its words and by the classifier together, so that no name and no
 * word that only one of them takes for such is kept from being found.
 */
export async function seeksNoAdvice(text: string): Promise<boolean> {
  const matters = [...mattersIn(text).keys()].filter((matter) => matter !== "site" && !isPerhapsOwn(matter));
  const isTold = matters.length > 0 || isIdleQuestion(text);
  return isTold && !namesAnArea(text) && (await textReader())(text).none >= SURELY_NONE;
}

/**
 * The topics that somebody means who says it in a sentence, the likeliest first, or both where it is between two; null of a few words, and where it is not
 * sure.
 */
export async function topicsOfSentence(text: string, category: CategoryId | null = null): Promise<Topic[] | null> {
  if (!isSentence(text)) return null;
  const reading = (await textReader())(text);
  const meant = areasMeant(reading, category);
  return isNone(reading) || meant.kind === "unsure" ? null : topicsNamed(meant.topics);
}

/**
 * The topics nearest to words that found nobody, the nearest first: of a sentence what matcher and assistant take it for; of a few words what the
 * dictionary knows of them, slips of the pen forgiven, and where it knows nothing, what the classifier takes them for. None where they are about nothing
 * that is offered here.
 */
export async function topicsNearest(text: string, category: CategoryId | null = null): Promise<Topic[]> {
  const reading = (await textReader())(text);
  const meant = isSentence(text) && !isNone(reading) ? topicsNamed(areasMeant(reading, category).topics) : [];
  const known = meant.length > 0 ? meant : nearestTopics(text);
  if (known.length > 0) return known.slice(0, MOST_NEAR);
  const likely = isNone(reading) ? [] : reading.areas.filter(({ likelihood }) => likelihood >= LEAST_LIKELY);
  return topicsNamed(likely.slice(0, MOST_NEAR).map(({ topic }) => topic));
}

const isSentence = (text: string) => wordsOf(text).length >= SENTENCE_WORDS;

const topicsNamed = (names: readonly string[]): Topic[] => names.flatMap((name) => topicByName(name) ?? []);
