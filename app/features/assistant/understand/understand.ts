import type { CategoryId } from "#app/features/catalog/categories";
import { meaningfulWords } from "#app/features/catalog/search-words";
import { currentRules } from "#app/features/rules/current-rules";
import type { Duration } from "#app/features/rules/rules";
import { nearestOffered } from "#app/features/schedule/durations";
import { HOME_FACTOR, homeOf } from "#app/features/topics/classifier/areas-meant";
import { isNone, READ_MAX_CHARACTERS, type Reading } from "#app/features/topics/classifier/reading";
import { topicByName } from "#app/features/topics/topic-list";
import { correctedText } from "#app/features/topics/vocabulary/corrected-text";
import { isWide, type TopicHit, type TopicWeight, topicHits, weighTopics } from "#app/features/topics/vocabulary/topics-in-text";
import { topicsOfWord } from "#app/features/topics/vocabulary/topics-of-word";
import { plainText, wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { writtenIn } from "#app/features/topics/vocabulary/written-in";
import type { Need } from "./need";
import { budgetIn } from "./wishes/budget-in-text";
import { timesIn } from "./wishes/hours-in-text";
import { languagesIn } from "./wishes/languages-in-text";
import { lengthIn } from "./wishes/length-in-text";
import { marketsIn } from "./wishes/markets-in-text";
import { placeIn } from "./wishes/place-in-text";
import { askedTimes } from "./wishes/start-in-text";
import { urgencyIn } from "./wishes/urgency-in-text";

const MAX_TOPICS = 6;
/** Areas below this share of the first one's weight are dropped. */
const MIN_PART = 0.25;
/** Short words are treated as misspelt only if nothing else points to an area. */
const CLEAR_WEIGHT = 1;
const SENTENCE_END = /[.!?]\s*$/;
const FEW_WORDS = 10;
const FOR_WHOM = new Set(["for", "as", "fur", "als", "pour", "comme", "para", "como", "per", "come"]);
const ABOUT = new Set(["about", "regarding", "concerning", "wegen", "bezuglich", "concernant", "sobre", "riguardo"]);
const AUDIENCE_PART = 0.6;
/** Each earlier word lowers a later one slightly, so that the first wins a tie. */
const LATER_PART = 0.01;
/** Bonus from other areas of the same category, at most this share of an area's own weight. */
const NEIGHBOUR_PART = 0.25;
/** Weight of a word that only starts like an area's word. */
const LOOSE_WEIGHT = 0.5;

/** A likelihood of 1 weighs as much as two clear phrases, so that guided answers add to it and do not replace it. */
const LIKELY_WEIGHT = 6;
/** Areas below this likelihood are dropped. */
const MIN_LIKELIHOOD = 0.04;
/** Where no area is likely, this is enough on the page of its own category. */
const FAINT_LIKELIHOOD = 0.01;
const MAX_FAINT = 3;

/**
 * Returns the need that a text expresses: topic, urgency, budget, language, place and time of day (decisions, section 1: assistant). Pure,
 * total and bounded: any string gives a need, in linear time. A text not in English asks for its language unless it names one. Areas come
 * from `reading`, the joint result of dictionary and classifier; without one from the dictionary alone.
 */
export function understand(given: string, category: CategoryId | null = null, reading: Reading | null = null): Need {
  const text = plainText(given.slice(0, READ_MAX_CHARACTERS));
  const named = languagesIn(text);
  const written = writtenIn(text);
  // 'And a half' is a clause of its own.
  const { minutes } = lengthIn(askedTimes(text)).minutes === null ? { minutes: null } : lengthIn(text);
  const markets = marketsIn(text);
  const { dayParts, named: hours, isWeekend, weekdays } = timesIn(askedTimes(text));
  return {
    topics: reading ? settleTopics(likelyTopics(reading, category), homeOf(reading, category)) : topicsOf(text, category),
    category,
    urgency: urgencyIn(text),
    budget: budgetIn(text),
    languages: named.length === 0 && written !== null && written !== "en" ? [written] : named,
    ...(named.length > 0 && { isLanguageAsked: true }),
    place: placeIn(text),
    ...(markets.length > 0 && { markets }),
    zone: null,
    ...offeredLength(minutes),
    ...(dayParts.length > 0 && { dayParts }),
    ...(hours && { hours }),
    ...(isWeekend && { isWeekend }),
    ...(weekdays.length > 0 && { weekdays }),
  };
}

/** Returns the offered length that comes nearest to one, with that one where it is not offered itself. */
export function offeredLength(asked: Duration | null): Pick<Need, "minutes" | "minutesAsked"> {
  if (asked === null) return {};
  const minutes = nearestOffered(asked, currentRules());
  return { minutes, ...(minutes !== asked && { minutesAsked: asked }) };
}

/** Raises areas of the page's category, then drops minor ones. */
export function settleTopics(topics: readonly TopicWeight[], category: CategoryId | null): TopicWeight[] {
  const raised = topics.map(({ topic, weight }) => ({ topic, weight: isOf(topic, category) ? weight * HOME_FACTOR : weight }));
  const sorted = raised.sort((a, b) => b.weight - a.weight);
  const least = (sorted[0]?.weight ?? 0) * MIN_PART;
  return sorted.filter(({ weight }) => weight >= least).slice(0, MAX_TOPICS);
}

function likelyTopics(reading: Reading, category: CategoryId | null): TopicWeight[] {
  if (isNone(reading)) return [];
  const { areas } = reading;
  const likely = areas.filter(({ likelihood }) => likelihood >= MIN_LIKELIHOOD);
  const faint = areas.filter(({ topic, likelihood }) => likelihood >= FAINT_LIKELIHOOD && isOf(topic, category)).slice(0, MAX_FAINT);
  const meant = likely.length > 0 ? likely : faint;
  return meant.map(({ topic, likelihood }) => ({ topic, weight: LIKELY_WEIGHT * likelihood }));
}

function topicsOf(text: string, category: CategoryId | null): TopicWeight[] {
  const isLine = !SENTENCE_END.test(text);
  const hits = (isSure: boolean) => (isLine ? hitsOfLine : topicHits)(correctedText(text, { isSure }));
  const found = weighTopics(hits(true));
  const isClear = (found[0]?.weight ?? 0) >= CLEAR_WEIGHT;
  const guessed = isClear ? found : weighTopics(hits(false));
  return settleTopics(withNeighbours(guessed.length > 0 ? guessed : looseTopics(text)), category);
}

/** In a short line the matter comes first or after an 'about', and its audience after a 'for': 'VAT for an online shop' asks about VAT. */
function hitsOfLine(text: string): TopicHit[] {
  const hits = topicHits(text);
  const words = wordsOf(text);
  if (words.length > FEW_WORDS) return hits;
  const matter = hits.find(({ topic, weight }) => weight >= CLEAR_WEIGHT && !isWide(topic));
  const audience = words.find(({ folded, start }) => FOR_WHOM.has(folded) && matter !== undefined && start > matter.start)?.start;
  const about = words.findLast(({ folded, start }) => ABOUT.has(folded) && hits.some((hit) => hit.start > start))?.start;
  return hits.map((hit) => {
    const isBeside = (audience !== undefined && hit.start > audience) || (about !== undefined && hit.start < about);
    const part = isBeside ? AUDIENCE_PART : 1;
    return { ...hit, weight: hit.weight * part * (1 - LATER_PART * words.findIndex(({ start }) => start === hit.start)) };
  });
}

/** Areas with others of the same category are likelier than single ones. */
function withNeighbours(found: readonly TopicWeight[]): TopicWeight[] {
  const categories = Map.groupBy(found, ({ topic }) => topicByName(topic)?.category);
  return found.map(({ topic, weight }) => {
    const neighbours = categories.get(topicByName(topic)?.category) ?? [];
    const beside = neighbours.reduce((sum, other) => sum + other.weight, 0) - weight;
    return { topic, weight: weight + NEIGHBOUR_PART * Math.min(weight, beside) };
  });
}

function looseTopics(text: string): TopicWeight[] {
  const named = Map.groupBy(meaningfulWords(text).flatMap(topicsOfWord), ({ name }) => name);
  return [...named].map(([topic, words]) => ({ topic, weight: LOOSE_WEIGHT * words.length }));
}

const isOf = (topic: string, category: CategoryId | null) => category !== null && topicByName(topic)?.category === category;
