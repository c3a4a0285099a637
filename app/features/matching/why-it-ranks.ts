import { type KnownParts, MATCH_WEIGHTS, type MatchParts } from "./score";

/** Reasons with their part and minimum value. Only the first that applies to a part is given. */
const REASONS = [
  { code: "primaryExpertise", part: "expertise", atLeast: 0.8 },
  { code: "furtherExpertise", part: "expertise", atLeast: 0 },
  { code: "highlyRated", part: "rating", atLeast: 0.85 },
  { code: "freeNearTheTime", part: "time", atLeast: 0.8 },
  { code: "manySessions", part: "sessions", atLeast: 0.5 },
  { code: "answersSoon", part: "response", atLeast: 0.8 },
  { code: "speaksYourLanguage", part: "language", atLeast: 1 },
  { code: "withinYourBudget", part: "budget", atLeast: 1 },
  { code: "nearYourTimeZone", part: "zone", atLeast: 0.8 },
] as const satisfies readonly { code: string; part: keyof MatchParts; atLeast: number }[];

export type ReasonCode = (typeof REASONS)[number]["code"];
export const REASON_CODES: readonly ReasonCode[] = REASONS.map(({ code }) => code);

/** Returns the true reasons for a match's rank, by how much they add to the score. Preferences not stated are no reason. */
export function whyItRanks(parts: KnownParts): ReasonCode[] {
  const said = new Set<keyof MatchParts>();
  const reasons: { code: ReasonCode; adds: number }[] = [];
  for (const { code, part, atLeast } of REASONS) {
    const value = parts[part] ?? null;
    if (value === null || value < atLeast || said.has(part)) continue;
    said.add(part);
    reasons.push({ code, adds: value * MATCH_WEIGHTS[part] });
  }
  return reasons.sort((one, other) => other.adds - one.adds).map(({ code }) => code);
}
