import { type CategoryId, categoryById, categoryOr } from "#app/features/catalog/categories";
import { expertiseTiles, tileKey } from "#app/features/catalog/expertise-tiles";
import { offeredTopics, subcategoryOfTopic, topicByName, topicsOfCategory } from "#app/features/topics/topic-list";
import type { TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";
import type { Need, Urgency } from "../understand/need";
import { type Candidate, compareNearness, compareSpeakers, type Pick, type RankingMoment, rankCandidates } from "./candidates";
import { wakingFirst } from "./waking-first";

export const MAX_RECOMMENDATIONS = 3;
const RELATED_WEIGHT = 0.5;
/** An area with this share of the first one's weight counts as about equal. */
const AS_MUCH = 0.6;

/** One recommendation: a field, its best advisor, and how well they fit. */
export interface Recommendation {
  category: CategoryId;
  subcategory: string;
  /** Null if nothing says how soon. */
  urgency: Urgency | null;
  /** The score × 100. */
  matchPercentage: number;
  topic: string;
  /** Whether the words named the area; if not, it comes from the page. */
  isNamed: boolean;
  pick: Pick;
}

/** Returns the areas to search: those of the need, otherwise the page's category, otherwise all. */
export function topicsToSearch({ topics, category }: Need): string[] {
  if (topics.length > 0) return topics.map(({ topic }) => topic);
  return category ? topicsOfCategory(category).map(({ name }) => name) : offeredTopics().map(({ name }) => name);
}

/** Returns areas related to a need's, with lower weights: of the same sub-category pages and tiles, and in Other the whole category. */
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
 * Returns up to three recommendations in different sub-categories (decisions, section 1: matcher): first those asked for by name
 * (`askedFor`, their ids), then speakers of the requested language, then the need's main fields (about equal ones by nearness to the named
 * place and score), then the others in its order; by score if it names no field. An advisor is named once, unless a field has nobody else.
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
    const ranked = rankCandidates(fields.get(field) ?? [], need, moment, askedFor);
    const picks = [...wakingFirst(ranked.slice(0, MAX_RECOMMENDATIONS), need, askedFor), ...ranked.slice(MAX_RECOMMENDATIONS)];
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
    (place(one) === 2 ? 0 : compareNearness(one.pick, other.pick, need));
  return found.sort(compare).slice(0, MAX_RECOMMENDATIONS);
}

/** Returns the fields of the need's main areas, or about equal ones; all fields if it names none. */
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
    urgency: need.urgency,
    matchPercentage: pick.percent,
    topic,
    isNamed: need.topics.some((entry) => entry.topic === topic),
    pick,
  };
}

/** Returns the title of the sub-category page or tile of an area; otherwise the area itself is its field. */
function fieldOf(topic: string): string {
  return subcategoryOfTopic(topic)?.title ?? expertiseTiles().find((tile) => tileKey(tile) === topicByName(topic)?.shelf)?.label ?? topic;
}

/** Returns Connect's link: the category page filtered by the need in its query, with the named advisor first. */
export function connectPath({ category, topic, advisor }: { category: CategoryId; topic: string; advisor: string }): string {
  const slug = topicByName(topic)?.slug ?? "";
  return `${categoryById(category).path}?need=${encodeURIComponent(topic)}&expertise=${slug}&advisor=${encodeURIComponent(advisor)}`;
}
