import { type CategoryId, categoryById, categoryOr } from "#app/features/catalog/categories";
import { expertiseTiles, tileKey } from "#app/features/catalog/expertise-tiles";
import { offeredTopics, subcategoryOfTopic, topicByName, topicsOfCategory } from "#app/features/topics/topic-list";
import type { TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";
import type { Need, Urgency } from "../understand/need";
import { type Candidate, compareNearness, compareSpeakers, type Pick, type RankingMoment, rankCandidates } from "./candidates";

export const MOST_RECOMMENDATIONS = 3;
const RELATED_WEIGHT = 0.5;
/** An area with so much of the weight of the first one is spoken of about as much. */
const AS_MUCH = 0.6;

/** One way on: a field, the advisor who fits best in it, and how well. */
export interface Recommendation {
  category: CategoryId;
  subcategory: string;
  urgency: Urgency;
  /** The score × 100. */
  matchPercentage: number;
  topic: string;
  /** Whether the words named the area; else it is the page's own. */
  isNamed: boolean;
  pick: Pick;
}

/** The areas to look for candidates in: those the need names, else all of the page's category, else every area. */
export function topicsToSearch({ topics, category }: Need): string[] {
  if (topics.length > 0) return topics.map(({ topic }) => topic);
  return category ? topicsOfCategory(category).map(({ name }) => name) : offeredTopics().map(({ name }) => name);
}

/** The areas beside those of a need, each of less weight: of the same sub-category pages and tiles, in Other of the whole category. */
export function relatedTopics({ topics }: Need): TopicWeight[] {
  const named = new Set<string>(topics.map(({ topic }) => topic));
  const fields = new Set(topics.map(({ topic }) => fieldOf(topic)));
  const isOther = topics.some(({ topic }) => topicByName(topic)?.category === "other");
  const beside = offeredTopics().filter(
    ({ name, category }) => !named.has(name) && (fields.has(fieldOf(name)) || (isOther && category === "other")),
  );
  return beside.map(({ name }) => ({ topic: name, weight: RELATED_WEIGHT }));
}

/**
 * Up to three recommendations in different sub-categories (decisions, section 1: matcher): first those who were asked for by name (`askedFor`, their ids),
 * then who speaks the language that was asked for, then the fields that the need speaks of most, of about as much who is nearer to the place that was named
 * and the better match, then the others in its order; where it names none, by score. An advisor is named once, unless a field has nobody else.
 */
export function recommendFields(
  need: Need,
  candidates: readonly Candidate[],
  moment: RankingMoment,
  askedFor: readonly string[] = [],
): Recommendation[] {
  const fields = Map.groupBy(candidates, ({ topic }) => fieldOf(topic));
  const asked = candidates.filter(({ advisorId }) => askedFor.includes(advisorId));
  const order = [...new Set([...asked.map(({ topic }) => topic), ...topicsToSearch(need)].map(fieldOf))];
  const named = new Set<string>();
  const found: Recommendation[] = [];
  for (const field of order) {
    const picks = rankCandidates(fields.get(field) ?? [], need, moment, askedFor);
    const pick = picks.find(({ candidate }) => !named.has(candidate.advisorId)) ?? picks[0];
    if (!pick) continue;
    named.add(pick.candidate.advisorId);
    found.push(recommendationOf(need, pick));
  }
  const isAsked = ({ pick }: Recommendation) => askedFor.includes(pick.candidate.advisorId);
  const meant = fieldsMeant(need);
  const place = (entry: Recommendation) => (isAsked(entry) ? 0 : meant.has(entry.subcategory) ? 1 : 2);
  const compare = (one: Recommendation, other: Recommendation) =>
    Number(isAsked(other)) - Number(isAsked(one)) ||
    compareSpeakers(one.pick, other.pick, need) ||
    place(one) - place(other) ||
    (place(one) === 2 ? 0 : compareNearness(one.pick, other.pick));
  return found.sort(compare).slice(0, MOST_RECOMMENDATIONS);
}

/** The fields of the areas that a need speaks of most, or about as much; all fields where it names none. */
function fieldsMeant(need: Need): Set<string> {
  const most = Math.max(0, ...need.topics.map(({ weight }) => weight));
  const meant = need.topics.filter(({ weight }) => weight >= AS_MUCH * most).map(({ topic }) => topic);
  return new Set((meant.length > 0 ? meant : topicsToSearch(need)).map(fieldOf));
}

function recommendationOf(need: Need, pick: Pick): Recommendation {
  const { topic } = pick.candidate;
  return {
    category: topicByName(topic)?.category ?? categoryOr(""),
    subcategory: fieldOf(topic),
    urgency: need.urgency ?? "medium",
    matchPercentage: pick.percent,
    topic,
    isNamed: need.topics.some((entry) => entry.topic === topic),
    pick,
  };
}

/** The sub-category page or tile an area stands on, by its title; else the area itself, which is a field of its own. */
function fieldOf(topic: string): string {
  return subcategoryOfTopic(topic)?.title ?? expertiseTiles().find((tile) => tileKey(tile) === topicByName(topic)?.shelf)?.label ?? topic;
}

/** Where Connect leads: the category's page with what is sought in its address, filtered by it, the advisor who was named standing first. */
export function connectPath({ category, topic, advisor }: { category: CategoryId; topic: string; advisor: string }): string {
  const slug = topicByName(topic)?.slug ?? "";
  return `${categoryById(category).path}?need=${encodeURIComponent(topic)}&expertise=${slug}&advisor=${encodeURIComponent(advisor)}`;
}
