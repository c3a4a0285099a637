import type { Need } from "../understand/need";
import type { Pick } from "./candidates";

/** Returns advisors in their order, but the best of each area first where several areas are meant alike: who answered 'both' to a question between two is named both. */
export function ofEach(picks: readonly Pick[], { topics }: Need): Pick[] {
  const [main] = topics;
  if (topics.length < 2 || topics.some(({ weight }) => weight !== main?.weight)) return [...picks];
  const best = new Set(topics.flatMap(({ topic }) => picks.find(({ candidate }) => candidate.topic === topic) ?? []));
  return [...best, ...picks.filter((pick) => !best.has(pick))];
}
