import { findCity, kilometresBetween } from "#app/features/catalog/cities";
import type { TopicName } from "#app/features/catalog/topics";
import { type MatchParts, matchPercent, scoreMatch } from "#app/features/matching/score";
import {
  budgetPart,
  type ExpertiseLevel,
  expertisePart,
  languagePart,
  ratingPart,
  responsePart,
  sessionsPart,
  timePart,
  zonePart,
} from "#app/features/matching/score-parts";
import { type ReasonCode, whyItRanks } from "#app/features/matching/why-it-ranks";
import type { Currency } from "#app/features/money/money";
import { approximately } from "#app/features/money/reference-rates";
import type { Need } from "./need";

/** What ranking may know of an advisor with one of their areas: checked and counted facts alone. What they write of themselves is not among them. */
export interface Candidate {
  adviserId: string;
  slug: string;
  name: string;
  jobTitle: string;
  city: string;
  country: string;
  timezone: string;
  languages: readonly string[];
  /** Minor units an hour. */
  hourlyRate: number;
  currency: Currency;
  ratingSum: number;
  ratingCount: number;
  totalSessions: number;
  replyMinutes: number | null;
  requestsAnswered: number;
  requestsReceived: number;
  topic: TopicName;
  isPrimary: boolean;
  level: ExpertiseLevel;
}

export type Wish = "language" | "budget" | "place";

/** An advisor for a need: how well they fit, why, and which of the wishes that were said they do not meet. */
export interface Pick {
  candidate: Candidate;
  score: number;
  percent: number;
  reasons: ReasonCode[];
  missed: Wish[];
  /** Whether the area that the need speaks of most is among theirs. */
  isMain: boolean;
  /** Epoch ms of the first free time; null when there is none soon. */
  freeAt: number | null;
}

export interface RankingMoment {
  /** Epoch ms. */
  now: number;
  /** First free times by adviser id; undefined while they are not known, then everybody counts as free at once. */
  freeAt?: ReadonlyMap<string, number>;
}

const MINUTE_MS = 60_000;
const LEAD_MINUTES = 60;
/** An area of less weight counts for less: at least this part of what the main one does. */
const LEAST_RELEVANCE = 0.5;
const NEAR_KILOMETRES = 120;

/** Each advisor once, for the area they fit best: those of the main area first, then who misses fewest wishes, then by score, then by id. */
export function rankCandidates(candidates: readonly Candidate[], need: Need, moment: RankingMoment): Pick[] {
  const main = need.topics[0]?.topic;
  const best = new Map<string, Pick>();
  for (const candidate of candidates) {
    const pick = pickOf(candidate, need, moment);
    const other = best.get(candidate.adviserId);
    const isMain = candidate.topic === main || other?.isMain === true;
    best.set(candidate.adviserId, { ...(other && other.score >= pick.score ? other : pick), isMain });
  }
  return [...best.values()].sort(comparePicks);
}

function comparePicks(one: Pick, other: Pick): number {
  return (
    Number(other.isMain) - Number(one.isMain) ||
    one.missed.length - other.missed.length ||
    other.score - one.score ||
    (one.candidate.adviserId < other.candidate.adviserId ? -1 : 1)
  );
}

function pickOf(candidate: Candidate, need: Need, moment: RankingMoment): Pick {
  const freeAt = moment.freeAt?.get(candidate.adviserId) ?? null;
  const parts = partsOf(candidate, need, moment, freeAt);
  const { score } = scoreMatch(parts);
  const missed = (["language", "budget", "place"] as const).filter((wish) => misses[wish](candidate, need));
  return { candidate, score, percent: matchPercent(score), reasons: whyItRanks(parts), missed, isMain: false, freeAt };
}

function partsOf(candidate: Candidate, need: Need, { now, freeAt: known }: RankingMoment, freeAt: number | null): MatchParts {
  const wished = now + LEAD_MINUTES * MINUTE_MS;
  const minutesAway = freeAt === null ? null : Math.max(0, (freeAt - wished) / MINUTE_MS);
  return {
    expertise: expertisePart(candidate) * relevance(candidate.topic, need),
    rating: ratingPart(candidate),
    sessions: sessionsPart(candidate.totalSessions),
    response: responsePart(candidate),
    time: known ? timePart(minutesAway) : 1,
    language: languagePart(candidate.languages, need.languages),
    zone: zonePart(candidate.timezone, need.zone, now),
    budget: budgetPart(rateFor(candidate, need), need.budget?.amount ?? null),
  };
}

/** 1 for the area the need speaks of most, less for the others; 1 for all when it names none. */
function relevance(topic: TopicName, { topics }: Need): number {
  const most = topics[0]?.weight;
  if (most === undefined) return 1;
  const weight = topics.find((entry) => entry.topic === topic)?.weight ?? 0;
  return LEAST_RELEVANCE + (1 - LEAST_RELEVANCE) * (weight / most);
}

/** The rate in the currency of the budget. A budget without a currency is taken as the advisor's own. */
function rateFor({ hourlyRate, currency }: Candidate, { budget }: Need): number {
  const wanted = budget?.currency ?? currency;
  return wanted === currency ? hourlyRate : approximately(hourlyRate, currency, wanted);
}

const misses: Record<Wish, (candidate: Candidate, need: Need) => boolean> = {
  language: ({ languages }, need) => need.languages.length > 0 && !need.languages.some((language) => languages.includes(language)),
  budget: (candidate, need) => need.budget !== null && rateFor(candidate, need) > need.budget.amount,
  place: (candidate, { place }) => place !== null && !isNear(candidate, place),
};

function isNear(candidate: Candidate, place: NonNullable<Need["place"]>): boolean {
  if (place.city === null) return candidate.country === place.country;
  const [here, there] = [findCity(place.city, place.country), findCity(candidate.city, candidate.country)];
  return here !== null && there !== null && kilometresBetween(here, there) <= NEAR_KILOMETRES;
}
