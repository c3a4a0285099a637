import type { StaticParts } from "#app/features/matching/score";
import type { ReasonCode } from "#app/features/matching/why-it-ranks";

/** Why an advisor ranks where they do among those of some areas: the reasons, the components of the score, and their best area. */
export interface WhyFound {
  reasons: ReasonCode[];
  parts: StaticParts;
  topic: string;
}
