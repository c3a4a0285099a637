import type { Need } from "../need";

/** Returns the areas that a need is about before all others: its first, or all where they were wished for alike. */
export function mainAreas({ topics }: Pick<Need, "topics">): string[] {
  const [main] = topics;
  const alike = topics.every(({ weight }) => weight === main?.weight) ? topics : topics.slice(0, 1);
  return alike.map(({ topic }) => topic);
}
