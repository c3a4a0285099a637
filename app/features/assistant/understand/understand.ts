import type { CategoryId } from "#app/features/catalog/categories";
import { meaningfulWords } from "#app/features/catalog/search-words";
import { isNone, MOST_READ_CHARACTERS, type Reading } from "#app/features/topics/classifier/reading";
import { topicByName } from "#app/features/topics/topic-list";
import { correctedText } from "#app/features/topics/vocabulary/corrected-text";
import { isWide, type TopicHit, type TopicWeight, topicHits, weighTopics } from "#app/features/topics/vocabulary/topics-in-text";
import { topicsOfWord } from "#app/features/topics/vocabulary/topics-of-word";
import { plainText, wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { writtenIn } from "#app/features/topics/vocabulary/written-in";
import { budgetIn } from "./budget-in-text";
import { timesIn } from "./hours-in-text";
import { languagesIn } from "./languages-in-text";
import type { Need } from "./need";
import { placeIn } from "./place-in-text";
import { urgencyIn } from "./urgency-in-text";

const MOST_TOPICS = 6;
/** An area with less than this part of the first one's weight is beside the point. */
const LEAST_PART = 0.25;
/** What is asked on a category's own page is likelier about its areas. */
const HOME_FACTOR = 1.5;
/** Short words are only taken for misspelt where nothing that is said speaks for an area. */
const CLEAR_WEIGHT = 1;
const SENTENCE_END = /[.!?]\s*$/;
const FEW_WORDS = 10;
const FOR_WHOM = new Set(["for", "as", "fur", "als", "pour", "comme", "para", "como", "per", "come"]);
const ABOUT = new Set(["about", "regarding", "concerning", "wegen", "bezuglich", "concernant", "sobre", "riguardo"]);
const AUDIENCE_PART = 0.6;
/** What each word that stands before takes from one, so that of equals the first is meant. */
const LATER_PART = 0.01;
/** What the other areas of its category add to one, at most so much of its own weight. */
const NEIGHBOUR_PART = 0.25;
/** How much a word speaks for an area that only its beginning hints at. */
const LOOSE_WEIGHT = 0.5;

/** A likelihood of 1 weighs as much as two clear sayings, so that guided answers add to it and do not replace it. */
const LIKELY_WEIGHT = 6;
/** What is less likely is no area of the text at all. */
const LEAST_LIKELIHOOD = 0.04;
/** On a category's own page even what is as unlikely as this is meant, where nothing likelier of it is. */
const FAINT_LIKELIHOOD = 0.01;
const MOST_FAINT = 3;
/** What is said on a category's own page is about that category, unless another area is as likely as this. */
const AWAY_LIKELIHOOD = 0.5;

/**
 * What a text says somebody needs: topic, urgency, budget, language, place and time of the day (decisions, section 1: assistant). Pure, total and bounded: any
 * string gives a need, in time linear in its length. A text in another language than English asks for that language unless it names one. The areas
 * are those of `reading`, which dictionary and classifier made of it together; without one the dictionary's alone.
 */
export function understand(given: string, category: CategoryId | null = null, reading: Reading | null = null): Need {
  const text = plainText(given.slice(0, MOST_READ_CHARACTERS));
  const named = languagesIn(text);
  const written = writtenIn(text);
  const { dayParts, named: hours, isWeekend } = timesIn(text);
  return {
    topics: reading ? settleTopics(likelyTopics(reading, category), category) : topicsOf(text, category),
    category,
    urgency: urgencyIn(text),
    budget: budgetIn(text),
    languages: named.length === 0 && written !== null && written !== "en" ? [written] : named,
    ...(named.length > 0 && { isLanguageAsked: true }),
    place: placeIn(text),
    zone: null,
    ...(dayParts.length > 0 && { dayParts }),
    ...(hours && { hours }),
    ...(isWeekend && { isWeekend }),
  };
}

/** The weights of some areas with those of the page's own category raised, cut to what matters. */
export function settleTopics(topics: readonly TopicWeight[], category: CategoryId | null): TopicWeight[] {
  const raised = topics.map(({ topic, weight }) => ({ topic, weight: isOf(topic, category) ? weight * HOME_FACTOR : weight }));
  const sorted = raised.sort((a, b) => b.weight - a.weight);
  const least = (sorted[0]?.weight ?? 0) * LEAST_PART;
  return sorted.filter(({ weight }) => weight >= least).slice(0, MOST_TOPICS);
}

function likelyTopics(reading: Reading, category: CategoryId | null): TopicWeight[] {
  if (isNone(reading)) return [];
  const { areas } = reading;
  const likely = areas.filter(({ likelihood }) => likelihood >= LEAST_LIKELIHOOD);
  const isAway = Math.max(0, ...likely.map(({ likelihood }) => likelihood)) >= AWAY_LIKELIHOOD;
  const faint = areas.filter(({ topic, likelihood }) => likelihood >= FAINT_LIKELIHOOD && isOf(topic, category)).slice(0, MOST_FAINT);
  const ofPage = likely.filter(({ topic }) => isOf(topic, category));
  const meant = category === null || isAway ? likely : ofPage.length > 0 ? ofPage : faint;
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

/** In a line of a few words the matter comes first or after an 'about', and for whom it is after a 'for': 'VAT for an online shop' asks about VAT. */
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

/** An area among others of its category is likelier meant than one by itself. */
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
