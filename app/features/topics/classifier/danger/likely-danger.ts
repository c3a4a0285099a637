import type { OtherMatter } from "../other-matters";
import type { Reading } from "../reading";
import type { DangerFeatures } from "./danger-features";

/** The result of training: whole numbers by bucket, and how much each likelihood of the classifier counts beside their sum. */
export interface DangerWeights {
  /** One number per bucket, in units of `step`. */
  buckets: Int8Array;
  step: number;
  /** Of the sum, of each of BESIDE, and a constant. */
  parts: Float32Array;
}

/** Likelihoods of the classifier that tell a danger from a matter of business or an everyday thing. */
const MATTERS: readonly OtherMatter[] = ["crisis", "medical", "private", "chat", "homework", "abuse", "site"];
/** Less is as good as nothing. */
const LEAST = 1e-4;

export const PART_COUNT: number = MATTERS.length + 4;

/** Returns the sum of the weights of a text's features. */
export function sumOf({ buckets, step }: Pick<DangerWeights, "buckets" | "step">, features: DangerFeatures): number {
  let sum = 0;
  for (let index = 0; index < features.buckets.length; index += 1) sum += features.values[index]! * buckets[features.buckets[index]!]!;
  return sum * step;
}

/** Returns what is weighed together: the sum, logarithms of the classifier's likelihoods, and a constant. */
export const partsOf = (sum: number, { areas, others, none }: Reading): number[] => [
  sum,
  ...MATTERS.map((matter) => logarithm(others[matter])),
  logarithm(1 - none),
  logarithm(areas[0]?.likelihood ?? 0),
  1,
];

const logarithm = (likelihood: number) => Math.log(Math.max(LEAST, likelihood));

/** Returns the likelihood that a text tells of a danger to somebody. */
export function likelihoodOfDanger(weights: DangerWeights, features: DangerFeatures, reading: Reading): number {
  const parts = partsOf(sumOf(weights, features), reading);
  const score = parts.reduce((total, part, index) => total + part * weights.parts[index]!, 0);
  return 1 / (1 + Math.exp(-score));
}
