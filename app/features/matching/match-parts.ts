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

/** What ranking may know of an advisor for one of their areas: checked and counted facts alone. What they write of themselves is not among them. */
export interface Facts extends ResponseHabit {
  timezone: string;
  languages: readonly string[];
  /** Minor units an hour. */
  hourlyRate: number | null;
  currency: string;
  ratingSum: number;
  ratingCount: number;
  totalSessions: number;
  isPrimary: boolean;
  level: ExpertiseLevel;
}

/** The parts that are the same for every question on an area. */
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
  /** How much of the expertise counts. */
  relevance: number;
  /** Epoch ms: the time asked for, and the one that is free; null when none is. */
  requested: number;
  start: number | null;
}

/** The parts of a match, 0 to 1 each, from an advisor's facts and what is asked (docs/matching.md). */
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
