import { type Facts, matchParts } from "#app/features/matching/match-parts";
import { rateFor } from "#app/features/matching/preferences";
import { type MatchParts, matchPercent, scoreMatch } from "#app/features/matching/score";
import { type ReasonCode, whyItRanks } from "#app/features/matching/why-it-ranks";
import type { Currency } from "#app/features/money/money";
import { findCity, kilometresBetween } from "#app/features/places/cities";
import { MINUTE_MS } from "#app/platform/durations";
import { type Need, PREFERENCES, type Preference } from "../understand/need";

/** What ranking may know of an advisor with one of their areas: checked and counted facts alone. What they write of themselves is not among them. */
export interface Candidate extends Facts {
  advisorId: string;
  slug: string;
  name: string;
  jobTitle: string;
  city: string;
  country: string;
  hourlyRate: number;
  currency: Currency;
  topic: string;
}

/** An advisor for a need: how well they fit, why, and which of the preferences that were said they do not meet. */
export interface Pick {
  candidate: Candidate;
  score: number;
  percent: number;
  parts: MatchParts;
  reasons: ReasonCode[];
  missed: Preference[];
  /** Whether the area that the need speaks of most is among theirs. */
  isMain: boolean;
  /** Epoch ms of the first free time; null when there is none soon. */
  freeAt: number | null;
}

export interface RankingMoment {
  /** Epoch ms. */
  now: number;
  /** First free times by advisor id; undefined while they are not known, then everybody counts as free at once. */
  freeAt?: ReadonlyMap<string, number>;
  /** How like the need each is by an embedding model, 0 to 1, by advisor id; nobody is without one. */
  likeness?: ReadonlyMap<string, number>;
}

const LEAD_MINUTES = 60;
/** An area of less weight counts for less: at least this part of what the main one does. */
const LEAST_RELEVANCE = 0.5;
export const NEAR_KILOMETRES = 120;

/** Each advisor once, for the area they fit best: those who were asked for by name first, then those of the main area, then who misses fewest preferences that were said, then by score, then by id. */
export function rankCandidates(
  candidates: readonly Candidate[],
  need: Need,
  moment: RankingMoment,
  askedFor: readonly string[] = [],
): Pick[] {
  const main = need.topics[0]?.topic;
  const best = new Map<string, Pick>();
  for (const candidate of candidates) {
    const pick = pickOf(candidate, need, moment);
    const other = best.get(candidate.advisorId);
    const isMain = candidate.topic === main || other?.isMain === true;
    best.set(candidate.advisorId, { ...(other && other.score >= pick.score ? other : pick), isMain });
  }
  const place = ({ candidate }: Pick) => (askedFor.includes(candidate.advisorId) ? askedFor.indexOf(candidate.advisorId) : askedFor.length);
  return [...best.values()].sort((one, other) => place(one) - place(other) || comparePicks(one, other, need));
}

/**
 * Whether somebody fits well enough that nobody of a related area stands before them: asked for by name, or within the budget. The area comes first:
 * a language or a place that they miss brings nobody of another field before them.
 */
export const isFitting = ({ candidate, missed }: Pick, askedFor: readonly string[] = []): boolean =>
  askedFor.includes(candidate.advisorId) || !missed.includes("budget");

/** Those of the need's areas, and where they are above the budget those of related areas that are not before them. */
export function withRelated(picks: readonly Pick[], related: readonly Pick[], askedFor: readonly string[] = []): Pick[] {
  const known = new Set(picks.map(({ candidate }) => candidate.advisorId));
  const beside = related.filter((pick) => isFitting(pick) && !known.has(pick.candidate.advisorId));
  const fits = (pick: Pick) => isFitting(pick, askedFor);
  return [...picks.filter(fits), ...beside, ...picks.filter((pick) => !fits(pick))];
}

/** A language that nobody asked for in words counts in the score alone, by its small weight: who knows the area better stays before who speaks it. */
function comparePicks(one: Pick, other: Pick, { isLanguageAsked }: Need): number {
  const missed = (pick: Pick) => pick.missed.filter((preference) => preference !== "language" || isLanguageAsked).length;
  return (
    Number(other.isMain) - Number(one.isMain) ||
    missed(one) - missed(other) ||
    other.score - one.score ||
    (one.candidate.advisorId < other.candidate.advisorId ? -1 : 1)
  );
}

function pickOf(candidate: Candidate, need: Need, moment: RankingMoment): Pick {
  const freeAt = moment.freeAt?.get(candidate.advisorId) ?? null;
  const parts = partsOf(candidate, need, moment, freeAt);
  const { score } = scoreMatch(parts);
  const missed = PREFERENCES.filter((preference) => misses[preference](candidate, need));
  return { candidate, score, percent: matchPercent(score), parts, reasons: reasonsOf(parts, need), missed, isMain: false, freeAt };
}

/** Nobody is free at the time that one needs where none was asked for. */
const reasonsOf = (parts: MatchParts, { from }: Need) => whyItRanks(parts).filter((code) => from || code !== "freeNearTheTime");

function partsOf(candidate: Candidate, need: Need, { now, freeAt: known, likeness }: RankingMoment, freeAt: number | null): MatchParts {
  const soonest = now + LEAD_MINUTES * MINUTE_MS;
  const requested = need.from ? Math.max(soonest, Date.parse(need.from)) : soonest;
  const parts = matchParts(candidate, {
    preferences: { languages: need.languages, timeZone: need.zone, budget: need.budget },
    relevance: relevance(candidate.topic, need),
    requested,
    // While nobody's free times are known, everybody counts as free at once.
    start: known ? freeAt && Math.max(freeAt, requested) : requested,
  });
  return { ...parts, text: likeness?.get(candidate.advisorId) ?? null };
}

/** 1 for the area the need speaks of most, less for the others; 1 for all when it names none. */
function relevance(topic: string, { topics }: Need): number {
  const most = topics[0]?.weight;
  if (most === undefined) return 1;
  const weight = topics.find((entry) => entry.topic === topic)?.weight ?? 0;
  return LEAST_RELEVANCE + (1 - LEAST_RELEVANCE) * (weight / most);
}

const misses: Record<Preference, (candidate: Candidate, need: Need) => boolean> = {
  language: ({ languages }, need) => need.languages.length > 0 && !need.languages.some((language) => languages.includes(language)),
  budget: (candidate, need) => need.budget !== null && rateFor(candidate, need.budget) > need.budget.amount,
  place: (candidate, { place }) => place !== null && !isNear(candidate, place),
};

function isNear(candidate: Candidate, place: NonNullable<Need["place"]>): boolean {
  if (place.city === null) return candidate.country === place.country;
  const [here, there] = [findCity(place.city, place.country), findCity(candidate.city, candidate.country)];
  return here !== null && there !== null && kilometresBetween(here, there) <= NEAR_KILOMETRES;
}
