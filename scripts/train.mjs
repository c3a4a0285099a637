// npm run train: trains the classifier from the corpus and writes its weights. With --cross-validate it measures the quality instead,
// leaving out each voice once, and writes the figures into docs/matching.md.
import { writeFileSync } from "node:fs";
import { openModules } from "../bench/app-modules.mjs";
import { crossValidate } from "./train/cross-validate.mjs";
import { loadReading, readExamples, sayingExamples } from "./train/examples.mjs";
import { learnMean } from "./train/learn.mjs";
import { writeReport } from "./train/report.mjs";
import { MODELS } from "./train/settings.mjs";
import { packed, quantized } from "./train/weights-file.mjs";

const WEIGHTS = "app/features/topics/classifier/weights.txt";
const MAX_BYTES = 3 * 1024 * 1024;

const modules = await openModules();
const reading = await loadReading(modules);
const shape = { classes: reading.CLASSES, areaCount: reading.AREA_COUNT, toldCount: reading.STATED_COUNT };

if (process.argv.includes("--cross-validate")) {
  writeReport(crossValidate(reading, shape));
} else {
  const weights = quantized(learnMean([...readExamples(reading), ...sayingExamples(reading)], shape, MODELS));
  const text = packed(weights).toString("base64");
  if (text.length > MAX_BYTES) throw new Error(`${text.length} bytes are more than ${MAX_BYTES}`);
  writeFileSync(WEIGHTS, text);
  console.log(`${WEIGHTS}: ${weights.hashes.length} features, ${text.length} bytes`);
}
await modules.close();
