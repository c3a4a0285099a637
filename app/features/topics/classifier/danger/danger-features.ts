import { wordsOf } from "../../vocabulary/words-of-text";
import { wordReader } from "../meanings-of-word";
import { featuresOf, hash } from "../text-features";
import SIGNS from "./signs.txt?raw";

/** Number of buckets that all features share: a few of the weights stand for two features. */
export const BUCKET_BITS = 16;
export const BUCKETS: number = 2 ** BUCKET_BITS;

/** Weight of each kind of feature: words, pairs, letters, meanings, and signs of danger alone and in pairs. */
const KIND_SHARES = [0.7, 0.3, 1, 1, 2.5];
const MAX_WORDS = 600;
/** Two signs are a pair if at most this many words with a sign further on. */
const PAIR_DISTANCE = 3;

const signsOf = wordReader(SIGNS);

/** A text's features, as buckets and the value of each. */
export interface DangerFeatures {
  buckets: Uint16Array;
  values: Float64Array;
}

/** Returns the features by which the likelihood of danger is computed. Linear in the text, of which the first 600 words are read. */
export function dangerFeaturesOf(text: string): DangerFeatures {
  const kinds = [...featuresOf(text), signsIn(text)];
  const buckets: number[] = [];
  const values: number[] = [];
  for (const [kind, counts] of kinds.entries()) {
    let squares = 0;
    for (const count of counts.values()) squares += weightOf(count) ** 2;
    const part = (KIND_SHARES[kind] ?? 0) / Math.sqrt(squares || 1);
    for (const [feature, count] of counts) {
      buckets.push(bucketOf(feature));
      values.push(part * weightOf(count));
    }
  }
  return { buckets: Uint16Array.from(buckets), values: Float64Array.from(values) };
}

/** Returns the signs in a text by themselves, and each with the next few, whatever their order. */
function signsIn(text: string): Map<number, number> {
  const found = wordsOf(text)
    .slice(0, MAX_WORDS)
    .map(({ folded }) => signsOf(folded))
    .filter((names) => names.length > 0);
  const signs = new Map<number, number>();
  for (const [at, names] of found.entries()) {
    const next = found.slice(at + 1, at + 1 + PAIR_DISTANCE).flat();
    for (const name of names) {
      signs.set(hash(`s ${name}`), 1);
      for (const other of next) if (other !== name) signs.set(hash(name < other ? `q ${name} ${other}` : `q ${other} ${name}`), 1);
    }
  }
  return signs;
}

const weightOf = (count: number) => 1 + Math.log(count);

/** Spreads hashes over the buckets. */
function bucketOf(feature: number): number {
  const once = Math.imul(feature ^ (feature >>> 16), 0x45d9f3b);
  const twice = Math.imul(once ^ (once >>> 16), 0x45d9f3b);
  return (twice ^ (twice >>> 16)) >>> (32 - BUCKET_BITS);
}
