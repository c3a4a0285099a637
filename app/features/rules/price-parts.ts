import type { Rules } from "./rules";

/** Which lines can be added to the base price, for texts that name them. */
export function partsOf({ surge, rushPercent }: Pick<Rules, "surge" | "rushPercent">): "both" | "surge" | "rush" | "none" {
  if (surge) return rushPercent > 0 ? "both" : "surge";
  return rushPercent > 0 ? "rush" : "none";
}
