import { CLASSES, type Evidence, STATED_COUNT } from "./evidence";

/** What training gives: small whole numbers, so that every machine adds up the same. */
export interface Weights {
  /** The features that are known, ascending. */
  hashes: Uint32Array;
  /** How telling each is, in hundredths. */
  rarities: Uint16Array;
  /** For each feature a row with one number for each class, in steps of `step`. */
  rows: Int8Array;
  step: number;
  /** For each told feature a row with one number for each class, in thousandths. */
  told: Int16Array;
  /** By how much likelihoods are drawn together or apart, so that of what is said with 0.8 some 0.8 are right. */
  temperature: number;
}

/** How much of the text's features of each kind counts: words, pairs, letters, meanings. */
const KIND_SHARES = [1, 0.5, 1.5, 0.7];
const RARITY_STEPS = 100;
const TOLD_STEPS = 1000;

/** What speaks for each class, in the order of CLASSES; with softmax at the weights' temperature it is how likely each is. */
export function scoresOf(weights: Weights, { features, told }: Evidence): Float64Array {
  const scores = new Float64Array(CLASSES.length);
  for (const [kind, counts] of features.entries()) addKind(scores, weights, counts, KIND_SHARES[kind] ?? 0);
  for (let feature = 0; feature < STATED_COUNT; feature += 1)
    if (told[feature] !== 0)
      for (let at = 0; at < CLASSES.length; at += 1)
        scores[at]! += (told[feature]! * weights.told[feature * CLASSES.length + at]!) / TOLD_STEPS;
  return scores;
}

function addKind(scores: Float64Array, weights: Weights, counts: ReadonlyMap<number, number>, share: number): void {
  const known: { row: number; value: number }[] = [];
  let squares = 0;
  for (const [hash, count] of counts) {
    const row = placeOf(hash, weights.hashes);
    if (row < 0) continue;
    const value = ((1 + Math.log(count)) * weights.rarities[row]!) / RARITY_STEPS;
    known.push({ row, value });
    squares += value * value;
  }
  const part = (share * weights.step) / Math.sqrt(squares || 1);
  for (const { row, value } of known)
    for (let at = 0; at < CLASSES.length; at += 1) scores[at]! += part * value * weights.rows[row * CLASSES.length + at]!;
}

/**
 * How much of what is said of an area is the dictionary's alone, where that knows any. Without it new voices are read a little better
 * (docs/matching.md), and terms that name an area a little worse.
 */
const DICTIONARY_PART = 0.1;

/** Likelihoods of areas mixed with what the dictionary says for each; their sum stays. */
export function mixedWith(dictionary: readonly number[], likely: readonly number[], part = DICTIONARY_PART): number[] {
  const said = dictionary.reduce((sum, each) => sum + each, 0);
  if (said === 0) return [...likely];
  const all = likely.reduce((sum, each) => sum + each, 0);
  return likely.map((each, index) => (1 - part) * each + (part * all * (dictionary[index] ?? 0)) / said);
}

/** How likely each is, from what speaks for it. */
export function softmax(scores: ArrayLike<number>, temperature = 1): number[] {
  const all = Array.from(scores);
  const most = Math.max(...all);
  const raised = all.map((score) => Math.exp((score - most) / temperature));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

/** Where a hash stands among ascending ones; -1 where it is none of them. */
export function placeOf(hash: number, hashes: Uint32Array): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes[middle]!;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
