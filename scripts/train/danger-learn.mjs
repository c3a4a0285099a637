// Logistic regression of danger or none, by stochastic gradient descent in a fixed order; and how much its sum counts beside the classifier's likelihoods.
import { dice, shuffle } from "./dice.mjs";
import { DANGER } from "./settings.mjs";

/** Smaller errors are not worth a step. */
const MIN_ERROR = 0.002;

/** Learns one number per bucket from examples of `{ features, isDanger, weight }`: the mean of several models, each in another order. */
export function learnBuckets(examples, size, models = DANGER.models) {
  const mean = new Float64Array(size);
  for (let seed = 1; seed <= models; seed += 1) {
    const weights = learnOnce(examples, size, dice(seed));
    for (let index = 0; index < size; index += 1) mean[index] += weights[index] / models;
  }
  return mean;
}

function learnOnce(examples, size, random) {
  const weights = new Float64Array(size);
  const order = examples.map((_, index) => index);
  let bias = DANGER.bias;
  for (let epoch = 0; epoch < DANGER.epochs; epoch += 1) {
    shuffle(order, random);
    const rate = DANGER.rate * (1 - epoch / DANGER.epochs);
    for (const index of order) bias -= DANGER.biasShare * step(weights, bias, examples[index], rate, random);
  }
  return weights;
}

/** Changes the weights of the features that are overheard by chance; returns by how much the bias is wrong. */
function step(weights, bias, { features: { buckets, values }, isDanger, weight }, rate, random) {
  const heard = [];
  let sum = bias;
  for (let index = 0; index < buckets.length; index += 1) {
    if (random() < DANGER.overheard) continue;
    heard.push(index);
    sum += (weights[buckets[index]] * values[index]) / (1 - DANGER.overheard);
  }
  const error = 1 / (1 + Math.exp(-sum)) - (isDanger ? 1 : 0);
  if (Math.abs(error) < MIN_ERROR) return 0;
  const change = rate * weight * error;
  for (const index of heard) weights[buckets[index]] -= (change * values[index]) / (1 - DANGER.overheard);
  return change;
}

/** Returns how much each part counts: logistic regression by Newton's method over examples of `{ parts, isDanger, weight }`. */
export function learnParts(examples) {
  const count = examples[0].parts.length;
  let weights = new Array(count).fill(0);
  for (let round = 0; round < DANGER.rounds; round += 1) {
    const slope = weights.map((each) => each * DANGER.pull);
    const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? DANGER.pull : 0)));
    for (const { parts, isDanger, weight } of examples) {
      const likely = 1 / (1 + Math.exp(-parts.reduce((sum, part, index) => sum + part * weights[index], 0)));
      for (let row = 0; row < count; row += 1) {
        slope[row] += weight * (likely - (isDanger ? 1 : 0)) * parts[row];
        for (let column = 0; column < count; column += 1) bend[row][column] += weight * likely * (1 - likely) * parts[row] * parts[column];
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((each, index) => each - change[index]);
  }
  return weights;
}

/** Gaussian elimination. */
function solved(matrix, right) {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    const best = rows
      .slice(pivot)
      .reduce((most, row, index) => (Math.abs(row[pivot]) > Math.abs(rows[most][pivot]) ? pivot + index : most), pivot);
    [rows[pivot], rows[best]] = [rows[best], rows[pivot]];
    for (let other = 0; other < rows.length; other += 1) {
      if (other === pivot) continue;
      const share = rows[other][pivot] / rows[pivot][pivot];
      for (let column = pivot; column <= rows.length; column += 1) rows[other][column] -= share * rows[pivot][column];
    }
  }
  return rows.map((row, index) => row[rows.length] / row[index]);
}
