import { type Facts, matchParts } from "#app/features/matching/match-parts";
import { rateFor } from "#app/features/matching/preferences";
import { type MatchParts, matchPercent, scoreMatch } from "#app/features/matching/score";
import { type ReasonCode, whyItRanks } from "#app/features/matching/why-it-ranks";
import type { Currency } from "#app/features/money/money";
import { regionOf } from "#app/features/places/regions";
import { worksElsewhere } from "#app/features/places/work-regions";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { type Need, PREFERENCES, type Preference, saysPlace, saysTimes } from "../understand/need";
import { mainAreas } from "../understand/requests/main-areas";
import { stepsAway } from "./nearness";

/** What ranking may know of an advisor in one of their areas: verified facts and counts only, nothing they write about themselves. */
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

/** An advisor ranked for a need: how well they fit, why, and which stated preferences they miss. */
export interface Pick {
  candidate: Candidate;
  score: number;
  percent: number;
  parts: MatchParts;
  reasons: ReasonCode[];
  missed: Preference[];
  /** Distance from the named place (`stepsAway`); 0 if none was named. */
  away: number;
  /** Whether their own title says that they do it for other countries than those of the need. */
  isOfOthers: boolean;
  /** Whether they cover the need's main area. */
  isMain: boolean;
  /** Epoch ms of the first free time; null when there is none soon. */
  freeAt: number | null;
}

export interface RankingMoment {
  /** Epoch ms. */
  now: number;
  /** First free times by advisor id; while undefined, everybody counts as free at once. */
  freeAt?: ReadonlyMap<string, number>;
  /** Ids of those who are free in the requested part of the day. */
  freeThen?: ReadonlySet<string>;
  /** Similarity to the need by an embedding model, 0 to 1, by advisor id; undefined without a model. */
  likeness?: ReadonlyMap<string, number>;
}

const LEAD_MINUTES = 60;
/** Minor areas count for less, but at least this share of the main one. */
const MIN_RELEVANCE = 0.5;
/** An expertise that is for other countries counts about as much as one that somebody has among others. */
const FOR_OTHERS = 0.4;

/**
 * Returns each advisor once, for their best area, ordered by: asked for by name, speaks the requested language, covers the main area,
 * does not work for other countries alone, fewest missed preferences, free earliest where sooner was asked for, has the main area as their own main one, near the named place or in
 * its country, score less distance, id.
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  need: Need,
  moment: RankingMoment,
  askedFor: readonly string[] = [],
): Pick[] {
  const main = mainAreas(need);
  const best = new Map<string, Pick>();
  for (const candidate of candidates) {
    const pick = pickOf(candidate, need, moment);
    const other = best.get(candidate.advisorId);
    const isMain = main.includes(candidate.topic) || other?.isMain === true;
    best.set(candidate.advisorId, { ...(other && other.score >= pick.score ? other : pick), isMain });
  }
  const place = ({ candidate }: Pick) => (askedFor.includes(candidate.advisorId) ? askedFor.indexOf(candidate.advisorId) : askedFor.length);
  return [...best.values()].sort((one, other) => place(one) - place(other) || comparePicks(one, other, need));
}

/**
 * Returns whether an advisor may stay ahead of those of related areas: asked for by name, or within the budget. The area comes first:
 * missing a language or place does not let another field overtake.
 */
export const isFitting = ({ candidate, missed }: Pick, askedFor: readonly string[] = []): boolean =>
  askedFor.includes(candidate.advisorId) || !missed.includes("budget");

/**
 * Merges in advisors of related areas, ahead only of those above the budget. To move ahead, advisors of another field must meet every
 * preference; the others go last. Speakers of the requested language stay ahead of all of them, whatever their price.
 */
export function withRelated(picks: readonly Pick[], related: readonly Pick[], need: Need, askedFor: readonly string[] = []): Pick[] {
  const known = new Set(picks.map(({ candidate }) => candidate.advisorId));
  const beside = related.filter((pick) => isFitting(pick) && !known.has(pick.candidate.advisorId));
  const isFirst = (pick: Pick) => isFitting(pick, askedFor) || (need.isLanguageAsked === true && isSpeaking(pick));
  const [whole = [], others = []] = [true, false].map((isWhole) => beside.filter(({ missed }) => (missed.length === 0) === isWhole));
  return [...picks.filter(isFirst), ...whole, ...picks.filter((pick) => !isFirst(pick)), ...others];
}

/**
 * A requested language is a condition: without it there can be no conversation. One that somebody only writes in raises who speaks it a little:
 * of two who fit about equally, the speaker ranks first.
 */
function comparePicks(one: Pick, other: Pick, need: Need): number {
  // Being at the place that was named does not make up for having the area only among others.
  const isPrimary = ({ candidate }: Pick) => Number(saysPlace(need) && candidate.isPrimary);
  const missed = (pick: Pick) =>
    pick.missed.filter((preference) => preference !== "language").length +
    Number(saysPlace(need) && !pick.candidate.isPrimary && !pick.missed.includes("place"));
  return (
    compareSpeakers(one, other, need) ||
    Number(other.isMain) - Number(one.isMain) ||
    Number(one.isOfOthers) - Number(other.isOfOthers) ||
    missed(one) - missed(other) ||
    (need.isSoonest ? freeFrom(one) - freeFrom(other) : 0) ||
    compareRates(one, other, need) ||
    isPrimary(other) - isPrimary(one) ||
    Number(hasAsMain(other, need)) - Number(hasAsMain(one, need)) ||
    compareNearness(one, other, need) ||
    (one.candidate.advisorId < other.candidate.advisorId ? -1 : 1)
  );
}

/** The cheaper first, in the currency of the budget, where somebody cheaper was asked for. */
export const compareRates = (one: Pick, other: Pick, { isCheapest, budget }: Need): number =>
  isCheapest && budget ? rateFor(one.candidate, budget) - rateFor(other.candidate, budget) : 0;

/** Epoch ms of the first free time; those without one come last. */
export const freeFrom = ({ freeAt }: Pick): number => freeAt ?? Number.MAX_SAFE_INTEGER;

/** Whether the need's first area is an advisor's own main one: a common language does not make up for knowing it only among others. */
export const hasAsMain = ({ candidate }: Pick, { topics }: Need): boolean => candidate.isPrimary && candidate.topic === topics[0]?.topic;

/** Near, in the country, abroad: beyond that each step lowers the score, so that of two equal fits the nearer ranks first. */
const ABROAD = 2;
const COST_OF_STEP = 0.04;
/** What speaking the language that somebody writes in is worth among those who fit alike. */
export const WORTH_OF_LANGUAGE = 0.12;

/** Compares by near the named place, then in its country, then by the score less the cost of distance, and the worth of a common language. */
export function compareNearness(one: Pick, other: Pick, need: Need): number {
  const standing = (pick: Pick) => pick.score - COST_OF_STEP * pick.away + (speaksOwn(pick, need) ? WORTH_OF_LANGUAGE : 0);
  return Math.min(one.away, ABROAD) - Math.min(other.away, ABROAD) || standing(other) - standing(one);
}

const isSpeaking = ({ missed }: Pick) => !missed.includes("language");

/** Whether an advisor speaks a language that the person writes or reads in, without having requested it. */
export const speaksOwn = ({ candidate }: Pick, { languages, isLanguageAsked = false }: Need): boolean =>
  !isLanguageAsked && languages.some((language) => candidate.languages.includes(language));

/** Ranks speakers of the requested language first; 0 if none was requested. */
export const compareSpeakers = (one: Pick, other: Pick, { isLanguageAsked }: Need): number =>
  isLanguageAsked ? Number(isSpeaking(other)) - Number(isSpeaking(one)) : 0;

function pickOf(candidate: Candidate, need: Need, moment: RankingMoment): Pick {
  const freeAt = moment.freeAt?.get(candidate.advisorId) ?? null;
  const isOfOthers = worksElsewhere(candidate.jobTitle, marketsOf(need));
  const parts = partsOf(candidate, need, moment, { freeAt, isOfOthers });
  const { score } = scoreMatch(parts);
  const missed = missedPreferences(candidate, need, moment);
  const away = need.place ? stepsAway(candidate, need.place) : isOutside(candidate, need) ? ABROAD : 0;
  return {
    candidate,
    score,
    percent: matchPercent(score),
    parts,
    reasons: reasonsOf(parts, need),
    missed,
    away,
    isOfOthers,
    isMain: false,
    freeAt,
  };
}

/** What decides whether an advisor meets a preference. */
type Wished = Omit<Candidate, Exclude<keyof Candidate, "advisorId" | "languages" | "hourlyRate" | "currency" | "city" | "country">>;

/** Returns the stated preferences that an advisor misses; those for a time only if the moment says who is free. */
export const missedPreferences = (candidate: Wished, need: Need, moment: Partial<RankingMoment> = {}): Preference[] =>
  PREFERENCES.filter((preference) => misses[preference](candidate, need, moment));

/** Drops "free near the time" when no time was requested. */
const reasonsOf = (parts: MatchParts, { from, isCheapest }: Need) =>
  whyItRanks(parts).filter((code) => (from || code !== "freeNearTheTime") && (!isCheapest || code !== "withinYourBudget"));

/** Where an advisor is wanted counts as well as what the matter has to do with. */
const marketsOf = ({ markets = [], place }: Need) => (place ? [...markets, place.country] : markets);

const isOutside = ({ country }: Wished, { region }: Need) => region !== undefined && regionOf(country) !== region;

function partsOf(
  candidate: Candidate,
  need: Need,
  { now, freeAt: known, likeness }: RankingMoment,
  { freeAt, isOfOthers }: { freeAt: number | null; isOfOthers: boolean },
): MatchParts {
  const soonest = now + LEAD_MINUTES * MINUTE_MS;
  const requested = need.from ? Math.max(soonest, Date.parse(need.from)) : soonest;
  const parts = matchParts(candidate, {
    preferences: { languages: need.languages, timeZone: need.zone, budget: need.budget },
    relevance: relevance(candidate.topic, need) * (isOfOthers ? FOR_OTHERS : 1),
    requested,
    // While free times are unknown, everybody counts as free at once.
    start: known ? freeAt && Math.max(freeAt, requested) : requested,
  });
  return { ...parts, text: likeness?.get(candidate.advisorId) ?? null };
}

/** 1 for the need's main area, less for the others; 1 for all if it names none. */
function relevance(topic: string, { topics }: Need): number {
  const most = topics[0]?.weight;
  if (most === undefined) return 1;
  const weight = topics.find((entry) => entry.topic === topic)?.weight ?? 0;
  return MIN_RELEVANCE + (1 - MIN_RELEVANCE) * (weight / most);
}

/** Whether a first free time is on the day that begins at `from`. */
const isFreeOn = (from: string | null | undefined, freeAt: number | undefined) =>
  !from || (freeAt !== undefined && freeAt < Date.parse(from) + DAY_MS);

const misses: Record<Preference, (candidate: Wished, need: Need, moment: Partial<RankingMoment>) => boolean> = {
  language: ({ languages }, need) =>
    need.isLanguageAsked === true && need.languages.length > 0 && !need.languages.some((language) => languages.includes(language)),
  budget: (candidate, need) => need.budget !== null && rateFor(candidate, need.budget) > need.budget.amount,
  place: (candidate, need) => (need.place ? stepsAway(candidate, need.place) > 0 : isOutside(candidate, need)),
  day: ({ advisorId }, need, { freeAt }) => need.isOneDay === true && freeAt !== undefined && !isFreeOn(need.from, freeAt.get(advisorId)),
  dayPart: ({ advisorId }, need, { freeThen }) => saysTimes(need) && freeThen !== undefined && !freeThen.has(advisorId),
};
