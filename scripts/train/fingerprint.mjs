// The fingerprint of all that the classifier's weights come from. It stands in their file, and a test compares it with today's: weights that
// `npm run train` would not learn any more are noticed without a training.
import { createHash } from "node:crypto";
import { readCorpus } from "./corpus.mjs";
import { readExamples, readSayings, sayingExamples } from "./examples.mjs";
import { learnMean } from "./learn.mjs";
import { MODELS } from "./settings.mjs";
import { bytesOf, quantized } from "./weights-file.mjs";

/** Of so many texts one takes part in the small training, which tells how texts are read and learned. */
const EVERY = 100;

/** Every text with its labels counts, and what a small training makes of some of them with today's reading, settings and trainer. */
export function fingerprintOf(reading, shape, lines = readCorpus(), sayings = readSayings(reading)) {
  const some = (list) => list.filter((_, index) => index % EVERY === 0);
  const examples = [...readExamples(reading, some(lines)), ...sayingExamples(reading, some(sayings))];
  const texts = [lines.map(({ labels, text }) => [labels, text]), sayings.map(({ label, text }) => [label, text])];
  return createHash("sha256")
    .update(JSON.stringify(texts))
    .update(bytesOf(quantized(learnMean(examples, shape, MODELS))))
    .digest();
}
