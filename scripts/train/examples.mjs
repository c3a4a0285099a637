// The training examples: the corpus, and every dictionary entry as a short text of its own.
import { readCorpus } from "./corpus.mjs";
import { isNone } from "./judge.mjs";
import { NONE_WEIGHT, SAYING_WEIGHT } from "./settings.mjs";

/** Loads the application's own text reading, so that training and the server read alike. */
export async function loadReading(modules) {
  const evidence = await modules.load("features/topics/classifier/evidence.ts");
  const classifier = await modules.load("features/topics/classifier/classifier.ts");
  const { matterSayings } = await modules.load("features/topics/classifier/matters-in-text.ts");
  const { allSayings } = await modules.load("features/topics/vocabulary/topics-in-text.ts");
  const { dangerIn } = await modules.load("features/danger/danger.ts");
  const { TOPICS } = await modules.load("features/catalog/topics.ts");
  return { ...evidence, ...classifier, matterSayings, allSayings, dangerIn, topics: TOPICS };
}

/** Of the lines of the corpus, or of some of them. */
export function readExamples({ evidenceOf }, lines = readCorpus()) {
  return lines.map((line) => ({ ...line, evidence: evidenceOf(line.text), weight: isNone(line.labels) ? NONE_WEIGHT : 1 }));
}

/** Dictionary entries count by their words alone: the features that the dictionary derives from itself teach nothing. */
export function sayingExamples(reading, sayings = readSayings(reading)) {
  const { evidenceOf, STATED_COUNT } = reading;
  return sayings.map(({ label, text }) => ({
    isEntry: true,
    labels: [label],
    evidence: { ...evidenceOf(text), told: new Float64Array(STATED_COUNT) },
    weight: SAYING_WEIGHT,
  }));
}

/** The entries of both dictionaries. */
export function readSayings({ allSayings, matterSayings, topics }) {
  const slugs = new Map(topics.map(({ name, slug }) => [name, slug]));
  const ofAreas = allSayings()
    .filter(({ said }) => !said.endsWith("…"))
    .map(({ topic, said }) => ({ label: slugs.get(topic), text: said.replace(/[~*]/g, "") }));
  const ofMatters = matterSayings.map(({ matter, words }) => ({ label: `none:${matter}`, text: words.join(" ").replaceAll("*", "") }));
  return [...ofAreas, ...ofMatters];
}
