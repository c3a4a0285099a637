// npm run train: trains the classifier and the model of danger from the corpus and writes their weights. With --cross-validate it measures the
// quality instead, leaving out each voice once, and writes the figures into docs/matching.md; with --danger it trains the model of danger alone.
import { readFileSync, writeFileSync } from "node:fs";
import { openModules } from "../bench/app-modules.mjs";
import { crossValidate } from "./train/cross-validate.mjs";
import { learnDanger, loadDanger } from "./train/danger.mjs";
import { packedDanger } from "./train/danger-file.mjs";
import { loadReading, readExamples, sayingExamples } from "./train/examples.mjs";
import { fingerprintOf } from "./train/fingerprint.mjs";
import { learnMean } from "./train/learn.mjs";
import { writeReport } from "./train/report.mjs";
import { MODELS } from "./train/settings.mjs";
import { fingerprintIn, writtenWithin } from "./train/weights-file.mjs";

const WEIGHTS = "app/features/topics/classifier/weights.txt";
const DANGER_WEIGHTS = "app/features/topics/classifier/danger/weights.txt";
const MAX_BYTES = 3 * 1024 * 1024;
/** What is left for danger. */
const MAX_DANGER_BYTES = 60 * 1024;

const modules = await openModules();
if (process.argv.includes("--cross-validate")) await measure();
else {
  if (!process.argv.includes("--danger")) await trainAreas();
  await trainDanger();
}
await modules.close();

async function measure() {
  const { reading, shape } = await shaped();
  writeReport(crossValidate(reading, shape));
}

async function trainAreas() {
  const { reading, shape } = await shaped();
  const fingerprint = fingerprintOf(reading, shape);
  const isOfToday = fingerprintIn(Buffer.from(readFileSync(WEIGHTS, "utf8"), "base64")).equals(fingerprint);
  console.log(isOfToday ? "The weights are those of today's texts: the same are learned again." : "The weights are of an earlier state.");
  const learned = learnMean([...readExamples(reading), ...sayingExamples(reading)], shape, MODELS);
  write(WEIGHTS, writtenWithin(learned, MAX_BYTES - MAX_DANGER_BYTES, fingerprint));
}

/** After the others: it weighs what they say. */
async function trainDanger() {
  const { weights, report } = learnDanger(await loadDanger(modules));
  const text = packedDanger(weights).toString("base64");
  if (text.length > MAX_DANGER_BYTES) throw new Error(`${DANGER_WEIGHTS}: ${text.length} bytes are more than ${MAX_DANGER_BYTES}`);
  write(DANGER_WEIGHTS, text);
  console.log(report.join("\n"));
}

async function shaped() {
  const reading = await loadReading(modules);
  return { reading, shape: { classes: reading.CLASSES, areaCount: reading.AREA_COUNT, toldCount: reading.STATED_COUNT } };
}

function write(file, text) {
  writeFileSync(file, text);
  console.log(`${file}: ${text.length} bytes`);
}
