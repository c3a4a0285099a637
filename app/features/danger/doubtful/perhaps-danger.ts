/** Likelihoods from which a text is asked about, and from which its answer ends with whom to call. */
const BOUNDS = {
  /** No need was understood; */
  nothing: { ask: 0.4, mention: 0.15 },
  /** a sorrow or an ailment was, of which much sounds like danger and is none; */
  everyday: { ask: 0.6, mention: 0.2 },
  /** a need may be meant, or was understood. */
  need: { ask: 0.6, mention: 0.3 },
} as const;

export type Understood = keyof typeof BOUNDS;

/**
 * Returns what to do about a text that may tell of a danger, but not clearly enough to answer nothing else (docs/matching.md): ask whether anybody is in
 * danger, mention whom to call, or nothing. `likelihood` is that of danger, 0 to 1.
 */
export function perhapsDanger(likelihood: number, understood: Understood): "ask" | "mention" | null {
  const { ask, mention } = BOUNDS[understood];
  if (likelihood >= ask) return "ask";
  return likelihood >= mention ? "mention" : null;
}
