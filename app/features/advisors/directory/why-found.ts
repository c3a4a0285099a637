import type { StaticParts } from "#app/features/matching/score";
import type { ReasonCode } from "#app/features/matching/why-it-ranks";

/** Why an advisor stands where they do among those of some areas: the reasons, the parts of the score, and the area they are best in. */
export interface WhyFound {
  reasons: ReasonCode[];
  parts: StaticParts;
  topic: string;
}
