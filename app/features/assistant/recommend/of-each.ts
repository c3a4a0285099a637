import type { Need } from "../understand/need";
import { mainAreas } from "../understand/requests/main-areas";
import type { Pick } from "./candidates";

/** Returns advisors in their order, but the best of each area first where several areas are meant alike: who answered 'both' to a question between two is named both. */
export function ofEach(picks: readonly Pick[], need: Need): Pick[] {
  const areas = mainAreas(need);
  if (areas.length < 2) return [...picks];
  const best = new Set(areas.flatMap((topic) => picks.find(({ candidate }) => candidate.topic === topic) ?? []));
  return [...best, ...picks.filter((pick) => !best.has(pick))];
}
