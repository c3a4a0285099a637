import { CLASSES, type Evidence, STATED_COUNT } from "./evidence";

/** The result of training: small integers, so that every machine computes the same sums. */
export interface Weights {
  /** Hashes of the known features, ascending. */
  hashes: Uint32Array;
  /** How distinctive each is, in hundredths. */
  rarities: Uint16Array;
  /** One row per feature with a number per class, in units of `step`. */
  rows: Int8Array;
  step: number;
  /** One row per rule-based feature with a number per class, in thousandths. */
  told: Int16Array;
  /** Softmax temperature that calibrates the likelihoods: of predictions with 0.8, about 0.8 are right. */
  temperature: number;
}

/** Weight of each kind of feature: words, pairs, letters, meanings. */
const KIND_SHARES = [1, 0.5, 1.5, 0.7];
const RARITY_STEPS = 100;
const TOLD_STEPS = 1000;

/** Returns each class's score, in the order of CLASSES; softmax at the weights' temperature gives the likelihoods. */
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
 * The dictionary's own share of an area's likelihood, if it knows any. Without it, texts by new authors are read slightly better
 * (docs/matching.md), and terms that name an area slightly worse.
 */
const DICTIONARY_PART = 0.1;

/** Mixes the areas' likelihoods with the dictionary's; their sum stays the same. */
export function mixedWith(dictionary: readonly number[], likely: readonly number[], part = DICTIONARY_PART): number[] {
  const said = dictionary.reduce((sum, each) => sum + each, 0);
  if (said === 0) return [...likely];
  const all = likely.reduce((sum, each) => sum + each, 0);
  return likely.map((each, index) => (1 - part) * each + (part * all * (dictionary[index] ?? 0)) / said);
}

/** Converts scores to likelihoods. */
export function softmax(scores: ArrayLike<number>, temperature = 1): number[] {
  const all = Array.from(scores);
  const most = Math.max(...all);
  const raised = all.map((score) => Math.exp((score - most) / temperature));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

/** Returns the index of a hash among ascending ones; -1 if missing. */
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
