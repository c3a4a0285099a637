/**
 * Weights of a match (decisions, section 3: match-adviser), summing to 1. The static part is the same for every question about a topic, so
 * it can be stored and indexed in its order; the time and the personal part lift an advisor by no more than their bounds. docs/matching.md
 * has the formula with worked examples.
 */
export const STATIC_WEIGHTS = { expertise: 0.32, rating: 0.18, sessions: 0.06, response: 0.04 } as const;
export const TIME_WEIGHTS = { time: 0.18 } as const;
export const PERSONAL_WEIGHTS = { language: 0.06, zone: 0.03, budget: 0.05 } as const;
export const TEXT_WEIGHTS = { text: 0.08 } as const;

export const TIME_BOUND = 0.18;
export const PERSONAL_BOUND = 0.14;
export const TEXT_BOUND = 0.08;

/** All weights by part. docs/matching.md has the formula with examples. */
export const MATCH_WEIGHTS = { ...STATIC_WEIGHTS, ...TIME_WEIGHTS, ...PERSONAL_WEIGHTS, ...TEXT_WEIGHTS } as const;
export type MatchPart = keyof typeof MATCH_WEIGHTS;

export type StaticParts = Record<keyof typeof STATIC_WEIGHTS, number>;
/** Null if the person stated no preference: it counts as met, alike for everybody. */
export type PersonalParts = Record<keyof typeof PERSONAL_WEIGHTS, number | null>;
/** Each part is 0 to 1, computed by the functions in score-parts. */
export type MatchParts = StaticParts & { time: number } & PersonalParts & { text: number | null };

/** The parts known without a requested time or preferences. */
export type KnownParts = StaticParts & Partial<MatchParts>;

export interface MatchScore {
  score: number;
  parts: MatchParts;
}

/** Returns the score of a match, 0 to 1, which never falls when a part rises. */
export function scoreMatch(parts: MatchParts): MatchScore {
  return { score: blend(staticScore(parts), timeScore(parts.time), personalScore(parts), textScore(parts.text)), parts };
}

/** Returns the part that does not depend on the question: 0 to the sum of its weights, 0.6. */
export function staticScore(parts: StaticParts): number {
  const { expertise, rating, sessions, response } = STATIC_WEIGHTS;
  return toMillionth(
    expertise * bounded(parts.expertise) +
      rating * bounded(parts.rating) +
      sessions * bounded(parts.sessions) +
      response * bounded(parts.response),
  );
}

/** Returns the part for the requested time: 0 to TIME_BOUND. */
export function timeScore(time: number): number {
  return toMillionth(TIME_WEIGHTS.time * bounded(time));
}

/** Returns the personal part: 0 to PERSONAL_BOUND. */
export function personalScore(parts: PersonalParts): number {
  const { language, zone, budget } = PERSONAL_WEIGHTS;
  return toMillionth(language * bounded(parts.language ?? 1) + zone * bounded(parts.zone ?? 1) + budget * bounded(parts.budget ?? 1));
}

/** Returns the part for the search text: 0 to TEXT_BOUND, which everybody gets when there is none. */
export function textScore(text: number | null): number {
  return toMillionth(TEXT_WEIGHTS.text * bounded(text ?? 1));
}

/** Adds up the parts like scoreMatch, also from a stored static score. */
export function blend(staticPart: number, timePart: number, personalPart: number, textPart: number): number {
  return toMillionth(staticPart + timePart + personalPart + textPart);
}

/** Converts the index's demerit to a static score: a million minus its millionths, so that ascending order puts the best first. */
export function staticOfDemerit(demerit: number): number {
  return (1_000_000 - demerit) / 1_000_000;
}

/** Compares best first; ties by advisor id. */
export function compareMatches(one: { score: number; advisorId: string }, other: { score: number; advisorId: string }): number {
  if (one.score !== other.score) return other.score - one.score;
  return one.advisorId < other.advisorId ? -1 : Number(one.advisorId > other.advisorId);
}

/** Returns the score as shown: 0 to 100. */
export function matchPercent(score: number): number {
  return Math.round(score * 100);
}

/** Rounds scores to the millionth, so that equal ones are equal in whichever order they were summed. */
function toMillionth(score: number): number {
  return Math.round(score * 1_000_000) / 1_000_000;
}

function bounded(part: number): number {
  return part > 0 ? Math.min(1, part) : 0;
}
