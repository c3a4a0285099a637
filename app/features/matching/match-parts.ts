import { MINUTE_MS } from "#app/platform/durations";
import { type MatchPreferences, rateFor } from "./preferences";
import type { MatchParts, StaticParts } from "./score";
import {
  budgetPart,
  type ExpertiseLevel,
  expertisePart,
  languagePart,
  type ResponseHabit,
  ratingPart,
  responsePart,
  sessionsPart,
  timePart,
  zonePart,
} from "./score-parts";

/** What ranking may know of an advisor in one of their areas: verified facts and counts only, nothing they write about themselves. */
export interface Facts extends ResponseHabit {
  timezone: string;
  languages: readonly string[];
  /** Minor units per hour. */
  hourlyRate: number | null;
  currency: string;
  ratingSum: number;
  ratingCount: number;
  totalSessions: number;
  isPrimary: boolean;
  level: ExpertiseLevel;
}

/** Returns the parts that are the same for every question about an area. */
export function staticParts(facts: Omit<Facts, "timezone" | "languages" | "hourlyRate" | "currency">): StaticParts {
  return {
    expertise: expertisePart(facts),
    rating: ratingPart(facts),
    sessions: sessionsPart(facts.totalSessions),
    response: responsePart(facts),
  };
}

interface Asked {
  preferences: MatchPreferences;
  /** Factor for the expertise, 0 to 1. */
  relevance: number;
  /** Epoch ms: the requested time, and the free one; null if none is free. */
  requested: number;
  start: number | null;
}

/** Returns the parts of a match, 0 to 1 each, from an advisor's facts and the question (docs/matching.md). */
export function matchParts(facts: Facts, { preferences, relevance, requested, start }: Asked): MatchParts {
  const fixed = staticParts(facts);
  return {
    ...fixed,
    expertise: fixed.expertise * relevance,
    time: timePart(start === null ? null : (start - requested) / MINUTE_MS),
    language: languagePart(facts.languages, preferences.languages),
    zone: zonePart(facts.timezone, preferences.timeZone, requested),
    budget:
      facts.hourlyRate === null
        ? null
        : budgetPart(rateFor({ ...facts, hourlyRate: facts.hourlyRate }, preferences.budget), preferences.budget?.amount ?? null),
    text: null,
  };
}
