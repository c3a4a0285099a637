import { type Facts, matchParts } from "#app/features/matching/match-parts";
import { rateFor } from "#app/features/matching/preferences";
import { type MatchParts, matchPercent, scoreMatch } from "#app/features/matching/score";
import { type ReasonCode, whyItRanks } from "#app/features/matching/why-it-ranks";
import type { Currency } from "#app/features/money/money";
import { MINUTE_MS } from "#app/platform/durations";
import { type Need, PREFERENCES, type Preference, saysTimes } from "../understand/need";
import { stepsAway } from "./nearness";

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
  /** How far they are from the place that was named (`stepsAway`); 0 where none was. */
  away: number;
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
  /** Who has such a time in a part of the day that was asked for, by their ids. */
  freeThen?: ReadonlySet<string>;
  /** How like the need each is by an embedding model, 0 to 1, by advisor id; nobody is without one. */
  likeness?: ReadonlyMap<string, number>;
}

const LEAD_MINUTES = 60;
/** An area of less weight counts for less: at least this part of what the main one does. */
const LEAST_RELEVANCE = 0.5;

/**
 * Each advisor once, for the area they fit best: those who were asked for by name first, then those who speak the language that was asked for, then those of
 * the main area, then who misses fewest preferences that were said, then who is near the place that was named or in its country, then by score and way, then by id.
 */
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

/**
 * Those of the need's areas, and where they are above the budget those of related areas that are not before them: who is of another field must meet every
 * wish for that, and else stands behind. Who speaks the language that was asked for
 * stays before all of them, whatever it costs.
 */
export function withRelated(picks: readonly Pick[], related: readonly Pick[], need: Need, askedFor: readonly string[] = []): Pick[] {
  const known = new Set(picks.map(({ candidate }) => candidate.advisorId));
  const beside = related.filter((pick) => isFitting(pick) && !known.has(pick.candidate.advisorId));
  const isFirst = (pick: Pick) => isFitting(pick, askedFor) || (need.isLanguageAsked === true && isSpeaking(pick));
  const [whole = [], others = []] = [true, false].map((isWhole) => beside.filter((pick) => (missedOf(pick, need) === 0) === isWhole));
  return [...picks.filter(isFirst), ...whole, ...picks.filter((pick) => !isFirst(pick)), ...others];
}

/**
 * A language that was asked for is a condition: with somebody who does not speak it there is nothing to talk about. One that nobody asked for in words counts
 * in the score alone, by its small weight: who knows the area better stays before who speaks it.
 */
function comparePicks(one: Pick, other: Pick, need: Need): number {
  const missed = (pick: Pick) => pick.missed.filter((preference) => preference !== "language").length;
  return (
    compareSpeakers(one, other, need) ||
    Number(other.isMain) - Number(one.isMain) ||
    missed(one) - missed(other) ||
    compareNearness(one, other) ||
    (one.candidate.advisorId < other.candidate.advisorId ? -1 : 1)
  );
}

/** How many of the wishes that were said somebody misses; a language counts where it was asked for in words. */
const missedOf = ({ missed }: Pick, { isLanguageAsked = false }: Need) =>
  missed.filter((preference) => preference !== "language" || isLanguageAsked).length;

/** Near, in the country, abroad: beyond that each step takes so much from a score, so that of two who fit alike the nearer stands first. */
const ABROAD = 2;
const COST_OF_STEP = 0.04;

/** Who is near the place that was named, then who is in its country, then by the score with what is left of it after the way. */
export function compareNearness(one: Pick, other: Pick): number {
  const standing = ({ score, away }: Pick) => score - COST_OF_STEP * away;
  return Math.min(one.away, ABROAD) - Math.min(other.away, ABROAD) || standing(other) - standing(one);
}

const isSpeaking = ({ missed }: Pick) => !missed.includes("language");

/** Who speaks the language that was asked for before who does not; alike where none was. */
export const compareSpeakers = (one: Pick, other: Pick, { isLanguageAsked }: Need): number =>
  isLanguageAsked ? Number(isSpeaking(other)) - Number(isSpeaking(one)) : 0;

function pickOf(candidate: Candidate, need: Need, moment: RankingMoment): Pick {
  const freeAt = moment.freeAt?.get(candidate.advisorId) ?? null;
  const parts = partsOf(candidate, need, moment, freeAt);
  const { score } = scoreMatch(parts);
  const missed = PREFERENCES.filter((preference) => misses[preference](candidate, need, moment));
  const away = need.place === null ? 0 : stepsAway(candidate, need.place);
  return { candidate, score, percent: matchPercent(score), parts, reasons: reasonsOf(parts, need), missed, away, isMain: false, freeAt };
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

const misses: Record<Preference, (candidate: Candidate, need: Need, moment: RankingMoment) => boolean> = {
  language: ({ languages }, need) => need.languages.length > 0 && !need.languages.some((language) => languages.includes(language)),
  budget: (candidate, need) => need.budget !== null && rateFor(candidate, need.budget) > need.budget.amount,
  place: (candidate, { place }) => place !== null && stepsAway(candidate, place) > 0,
  dayPart: ({ advisorId }, need, { freeThen }) => saysTimes(need) && freeThen !== undefined && !freeThen.has(advisorId),
};
