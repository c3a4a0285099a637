// Leave-one-voice-out cross-validation: each voice is judged by a model trained without it.
import { readExamples, sayingExamples } from "./examples.mjs";
import { bestTemperature, isNone, isSaidToBeNone, judge, ranked, reliability } from "./judge.mjs";
import { learn } from "./learn.mjs";
import { TEMPERATURE } from "./settings.mjs";
import { quantized } from "./weights-file.mjs";

/** `examples` need at least two voices; `sayings` are in the training set every time. */
export function crossValidate(reading, shape, examples = readExamples(reading), sayings = sayingExamples(reading)) {
  const categories = new Map(reading.topics.map(({ slug, category }) => [slug, category]));
  const measure = { ...shape, categoryOf: (slug) => categories.get(slug) };
  const learned = leaveEachOut(reading, shape, examples, sayings);
  const mixed = (part) => learned.map((each) => ({ ...each, likely: withDictionary(reading, shape, each, part) }));
  const both = mixed();
  const alone = learned.map((each) => ({ ...each, likely: each.withoutDictionary }));
  const voices = [...Map.groupBy(both, ({ voice }) => voice)];
  return {
    voices: voices.map(([voice, judged]) => ({ voice, ...judge(judged, measure) })),
    all: judge(both, measure),
    classifierAlone: judge(alone, measure),
    dictionaryAlone: judge(byDictionary(examples, shape), measure),
    parts: [0, 0.1, 0.2, 0.3, 0.4].map((part) => ({ part, first: judge(mixed(part), measure).first })),
    bands: reliability(both, shape.classes),
    temperature: bestTemperature(both, reading.softmax),
    confusions: confusionsOf(both, shape),
    languages: [...Map.groupBy(both, ({ language }) => language)].map(([language, judged]) => ({ language, ...judge(judged, measure) })),
    kinds: kindsOf(both, shape),
    danger: dangerOf(reading, both, shape),
  };
}

function leaveEachOut(reading, shape, examples, sayings) {
  return [...new Set(examples.map(({ voice }) => voice))].flatMap((voice) => {
    const weights = quantized(learn([...examples.filter((each) => each.voice !== voice), ...sayings], shape));
    console.error(`${voice}: ${weights.hashes.length} features`);
    return examples
      .filter((each) => each.voice === voice)
      .map(({ labels, language, evidence, text }) => {
        const scores = reading.scoresOf(weights, evidence);
        const bare = { ...evidence, told: evidence.told.map((value, feature) => (feature < shape.areaCount ? 0 : value)) };
        const right = labels.map((label) => shape.classes.indexOf(label)).filter((place) => place >= 0);
        return {
          voice,
          language,
          labels,
          evidence,
          text,
          scores,
          right,
          likely: reading.softmax(scores, TEMPERATURE),
          withoutDictionary: reading.softmax(reading.scoresOf(weights, bare), TEMPERATURE),
        };
      });
  });
}

const withDictionary = ({ mixedWith }, { classes, areaCount }, { evidence, likely }, part) => [
  ...mixedWith(
    classes.slice(0, areaCount).map((slug) => evidence.dictionary.get(slug) ?? 0),
    likely.slice(0, areaCount),
    part,
  ),
  ...likely.slice(areaCount),
];

/** The dictionary's own result; it knows only areas. */
function byDictionary(examples, { classes }) {
  return examples.map(({ labels, evidence }) => ({
    labels,
    likely: classes.map((label) => (evidence.dictionary.get(label) ?? 0) / 1_000),
  }));
}

/** The pairs most often confused. */
function confusionsOf(judged, { classes, areaCount }) {
  const pairs = new Map();
  for (const each of judged.filter(({ labels }) => !isNone(labels))) {
    const said = classes[ranked(each, areaCount, 1)[0]];
    if (each.labels.includes(said)) continue;
    const pair = `${each.labels[0]} → ${said}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return [...pairs].sort(([, one], [, other]) => other - one).slice(0, 15);
}

function kindsOf(judged, { classes, areaCount }) {
  return classes.slice(areaCount).map((label) => {
    const own = judged.filter(({ labels }) => labels[0] === label);
    return { label, count: own.length, none: own.filter((each) => isSaidToBeNone(each, areaCount)).length };
  });
}

const NOTHING_READ = { areas: [], others: { crisis: 0 } };

/** How many texts of people in danger the guard detects, by its phrases alone and with the classifier; and how many real needs it mistakes for one. */
function dangerOf({ dangerIn }, judged, { classes, areaCount }) {
  const isFound = ({ text, likely }, isWithClassifier) => dangerIn(text, isWithClassifier ? readingOf(likely) : NOTHING_READ) !== null;
  const readingOf = (likely) => ({
    areas: ranked({ likely }, areaCount, 1).map((place) => ({ likelihood: likely[place] })),
    others: Object.fromEntries(classes.slice(areaCount).map((label, place) => [label.slice("none:".length), likely[areaCount + place]])),
  });
  const own = judged.filter(({ labels }) => labels[0] === "none:crisis");
  const real = judged.filter(({ labels }) => !isNone(labels));
  return {
    count: own.length,
    bySayings: own.filter((each) => isFound(each, false)).length,
    found: own.filter((each) => isFound(each, true)).length,
    wrongly: real.filter((each) => isFound(each, true)).length,
    real: real.length,
  };
}
