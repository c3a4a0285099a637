// Multinomial logistic regression by stochastic gradient descent, in a fixed order: the same corpus gives the same weights.
import { dice, shuffle } from "./dice.mjs";
import {
  DECAY,
  DICTIONARY_SHARE,
  EPOCHS,
  FURTHER_SHARE,
  KIND_SHARES,
  MATTER_SHARE,
  MIN_TEXTS,
  OVERHEARD,
  RATE,
  SEED,
} from "./settings.mjs";

/** Smaller errors are not worth a step. */
const MIN_ERROR = 0.002;
const RARITY_STEPS = 100;

/**
 * Learns floating-point weights from examples of `{ evidence, labels, weight }`, some of which are entries of the dictionary. A constant of each
 * class is learned from the others and left out of the result: it tells how often the class occurs in the corpus, not how often it is asked for.
 */
export function learn(examples, { classes, areaCount, toldCount }, seed = SEED) {
  const vocabulary = vocabularyOf(examples);
  const toldShare = (feature) => (feature < areaCount ? DICTIONARY_SHARE : feature < classes.length ? MATTER_SHARE : 1);
  const known = vocabulary.hashes.length;
  const texts = examples.map((example) => vectorOf(example, vocabulary, toldShare));
  const targets = examples.map(({ labels }) => targetOf(labels, classes));
  const size = (known + toldCount + 1) * classes.length;
  const overhears = (feature) => feature < known + classes.length;
  const makesUp = (feature) => feature < known;
  const weights = trained({ examples, texts, targets, size, overhears, makesUp, seed });
  return {
    ...vocabulary,
    rows: weights.subarray(0, known * classes.length),
    told: toldRows(weights, known, toldCount, classes, toldShare),
  };
}

/** The mean of several models over the same examples, trained one after the other. */
export function learnMean(examples, shape, count) {
  const mean = learn(examples, shape);
  for (let more = 1; more < count; more += 1) {
    const other = learn(examples, shape, SEED + more);
    for (const part of ["rows", "told"])
      for (let index = 0; index < mean[part].length; index += 1) mean[part][index] += (other[part][index] - mean[part][index]) / (more + 1);
  }
  return mean;
}

/** `overhears` tells which features may be dropped in a step, `makesUp` which ones are scaled up in return. */
function trained({ examples, texts, targets, size, overhears, makesUp, seed }) {
  const random = dice(seed);
  const weights = new Float32Array(size);
  const order = examples.map((_, index) => index);
  const hear = listener(texts, overhears, makesUp, random);
  const likely = new Float32Array(targets[0].length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (const index of order) {
      const heard = hear(texts[index]);
      predict(likely, weights, heard);
      step({ weights, heard, likely, target: targets[index], rate: rate * examples[index].weight });
    }
    for (let index = 0; index < size; index += 1) weights[index] *= 1 - DECAY;
  }
  return weights;
}

/**
 * Applies dropout to a text; its other words are scaled up in return, dictionary features are not. The result reuses one buffer: a training
 * reads three hundred thousand texts.
 */
function listener(texts, overhears, makesUp, random) {
  const longest = texts.reduce((most, { features }) => Math.max(most, features.length), 0);
  const heard = { features: new Int32Array(longest), values: new Float32Array(longest), count: 0 };
  return ({ features, values }) => {
    heard.count = 0;
    for (let index = 0; index < features.length; index += 1) {
      const feature = features[index];
      if (overhears(feature) && random() < OVERHEARD) continue;
      heard.features[heard.count] = feature;
      heard.values[heard.count] = makesUp(feature) ? values[index] / (1 - OVERHEARD) : values[index];
      heard.count += 1;
    }
    return heard;
  };
}

/** Features of enough texts, ascending by hash, with their rarity in hundredths. */
function vocabularyOf(examples) {
  const texts = new Map();
  for (const { evidence } of examples)
    for (const counts of evidence.features) for (const hash of counts.keys()) texts.set(hash, (texts.get(hash) ?? 0) + 1);
  const kept = [...texts].filter(([, count]) => count >= MIN_TEXTS).sort(([one], [other]) => one - other);
  return {
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    rarities: Uint16Array.from(kept, ([, count]) => Math.round(RARITY_STEPS * Math.log(examples.length / count))),
    places: new Map(kept.map(([hash], index) => [hash, index])),
  };
}

function vectorOf({ evidence, isEntry = false }, { places, rarities, hashes }, toldShare) {
  const features = [];
  const values = [];
  evidence.features.forEach((counts, kind) => {
    const from = values.length;
    let squares = 0;
    for (const [hash, count] of counts) {
      const place = places.get(hash);
      if (place === undefined) continue;
      const value = ((1 + Math.log(count)) * rarities[place]) / RARITY_STEPS;
      features.push(place);
      values.push(value);
      squares += value * value;
    }
    const part = KIND_SHARES[kind] / Math.sqrt(squares || 1);
    for (let index = from; index < values.length; index += 1) values[index] *= part;
  });
  evidence.told.forEach((value, feature) => {
    if (value === 0) return;
    features.push(hashes.length + feature);
    values.push(value * toldShare(feature));
  });
  if (!isEntry) {
    features.push(hashes.length + evidence.told.length);
    values.push(1);
  }
  return { features: Int32Array.from(features), values: Float32Array.from(values) };
}

/** Most weight for the first area, a share for the others. */
function targetOf(labels, classes) {
  const target = new Float32Array(classes.length);
  const further = labels.slice(1);
  target[classes.indexOf(labels[0])] = further.length > 0 ? 1 - FURTHER_SHARE : 1;
  for (const label of further) target[classes.indexOf(label)] += FURTHER_SHARE / further.length;
  return target;
}

function predict(likely, weights, heard) {
  const size = likely.length;
  likely.fill(0);
  for (let index = 0; index < heard.count; index += 1) {
    const row = heard.features[index] * size;
    const value = heard.values[index];
    for (let at = 0; at < size; at += 1) likely[at] += value * weights[row + at];
  }
  let most = likely[0];
  for (let at = 1; at < size; at += 1) if (likely[at] > most) most = likely[at];
  let sum = 0;
  for (let at = 0; at < size; at += 1) {
    likely[at] = Math.exp(likely[at] - most);
    sum += likely[at];
  }
  for (let at = 0; at < size; at += 1) likely[at] /= sum;
}

function step({ weights, heard, likely, target, rate }) {
  const wrong = [];
  for (let at = 0; at < likely.length; at += 1) {
    likely[at] -= target[at];
    if (Math.abs(likely[at]) > MIN_ERROR) wrong.push(at);
  }
  for (let index = 0; index < heard.count; index += 1) {
    const row = heard.features[index] * likely.length;
    const part = rate * heard.values[index];
    for (const at of wrong) weights[row + at] -= part * likely[at];
  }
}

/** The rows of the dictionary features, rescaled for values as they are read, without their learning share. */
function toldRows(weights, known, toldCount, classes, toldShare) {
  const rows = weights.slice(known * classes.length, (known + toldCount) * classes.length);
  return rows.map((weight, index) => weight * toldShare(Math.floor(index / classes.length)));
}
