// The model of danger: one number per bucket of features, learned from corpus/ and corpus/danger/, weighed beside what the classifier says.
import { readCorpus } from "./corpus.mjs";
import { readDangerCorpus } from "./danger-corpus.mjs";
import { quantizedBuckets } from "./danger-file.mjs";
import { learnBuckets, learnParts } from "./danger-learn.mjs";
import { DANGER } from "./settings.mjs";

const CRISIS = "none:crisis";

/** Loads what server and training share; the classifier's own weights must be trained before. */
export async function loadDanger(modules) {
  const features = await modules.load("features/topics/classifier/danger/danger-features.ts");
  const likely = await modules.load("features/topics/classifier/danger/likely-danger.ts");
  const { readerOf } = await modules.load("features/topics/classifier/reading.ts");
  const { loadWeights } = await modules.load("features/topics/classifier/weights.server.ts");
  return { ...features, ...likely, read: readerOf(await loadWeights()) };
}

export function learnDanger(tools) {
  const examples = examplesFor(tools);
  const beside = weighedBeside(tools, examples);
  const parts = learnParts(beside);
  return { weights: { ...quantizedBuckets(learnBuckets(examples, tools.BUCKETS)), parts }, report: reportOf(beside, parts) };
}

/** Which share of each kind of text is taken for danger from some likelihoods on, by what was learned without it. */
function reportOf(beside, parts) {
  const read = beside.map((each) => ({
    ...each,
    likely: 1 / (1 + Math.exp(-each.parts.reduce((sum, part, index) => sum + part * parts[index], 0))),
  }));
  const kinds = {
    danger: read.filter(({ isDanger }) => isDanger),
    near: read.filter(({ isDanger, isOwn }) => isOwn && !isDanger),
    needs: read.filter(({ isNeed }) => isNeed),
  };
  const share = (list, from) => (list.filter((each) => each.likely >= from).length / list.length).toFixed(4);
  return [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map(
    (from) =>
      `from ${from}: ${Object.entries(kinds)
        .map(([kind, list]) => `${kind} ${share(list, from)}`)
        .join(", ")}`,
  );
}

function examplesFor({ dangerFeaturesOf }) {
  const { danger, near, crisis, corpus } = DANGER.weights;
  const own = readDangerCorpus().map((each, index) => ({
    ...each,
    isOwn: true,
    fold: index % DANGER.folds,
    weight: each.isDanger ? danger : near,
  }));
  const voices = new Map();
  const others = readCorpus().map(({ voice, labels, text }) => {
    if (!voices.has(voice)) voices.set(voice, voices.size % DANGER.folds);
    const isDanger = labels[0] === CRISIS;
    return { text, labels, isDanger, isOwn: false, fold: voices.get(voice), weight: isDanger ? crisis : corpus };
  });
  return [...own, ...others].map((each, index) => ({
    ...each,
    isWeighed: each.isOwn ? !each.isRecurring : !each.isDanger && index % DANGER.every === 0,
    features: dangerFeaturesOf(each.text),
  }));
}

/** Each text is summed by what was learned without it; the classifier has read none of those of corpus/danger/. */
function weighedBeside({ BUCKETS, sumOf, partsOf, read }, examples) {
  return Array.from({ length: DANGER.folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = quantizedBuckets(
      learnBuckets(
        examples.filter((each) => each.fold !== fold),
        BUCKETS,
        1,
      ),
    );
    return examples
      .filter((each) => each.fold === fold && each.isWeighed)
      .map(({ text, labels, features, isDanger, isOwn }) => ({
        isNeed: isOwn ? false : !labels[0].startsWith("none:"),
        parts: partsOf(sumOf(weights, features), read(text)),
        isDanger,
        isOwn,
        weight: isDanger ? 1 : isOwn ? DANGER.near : DANGER.corpus,
      }));
  });
}
