import { HELP, readChoices } from "./mutants/choices.mjs";
import { changedFiles, chooseFiles, kindOf } from "./mutants/files.mjs";
import { findMutants } from "./mutants/find.mjs";
import { startLanes } from "./mutants/lanes.mjs";
import { isBelow, printReport, withMark } from "./mutants/report.mjs";
import { sample } from "./mutants/sample.mjs";

/** Measured on two cores: starting, and one mutant by the kind of its file. */
const STARTING_S = { rule: 4, server: 25, screen: 6 };
const EACH_S = { rule: 0.15, server: 2.5, screen: 0.3 };

/** A busy machine may take so many times as long as was to be expected. */
const PATIENCE = 2;

const choices = readChoices(process.argv.slice(2));
const COMMAND = `npm run test:mutants -- --changed${choices.changed ? `=${choices.changed}` : ""}`;
if (choices.help) {
  console.log(HELP);
  process.exit(0);
}

const paths = choices.changed === undefined ? choices.paths : changedFiles(choices.changed);
const sources = choices.changed !== undefined && paths.length === 0 ? [] : chooseFiles(paths);
const found = sources.flatMap(({ file, source }) =>
  findMutants(file, source).map((mutant) => ({ ...mutant, file, fileKind: kindOf(file, source) })),
);
const numbered = found.map((mutant, index) => ({ ...mutant, id: index + 1 }));
const mutants = choices.sample ? sample(numbered, choices.sample, choices.seed) : numbered;

if (mutants.length === 0) leave("note: nothing to change in these files");
if (choices.list) {
  for (const { file, line, kind, original, mutated } of mutants)
    console.log(`${file}:${line}  ${kind}\n    - ${original}\n    + ${mutated}`);
  leave(`${mutants.length} mutants`);
}

const expected = expectedSeconds(mutants);
if (choices.within && expected > choices.within) {
  leave(`note: left out, ${mutants.length} mutants take about ${expected} s: ${COMMAND}`);
}

process.exit(await judgeAll());

function leave(words) {
  console.log(words);
  process.exit(0);
}

function expectedSeconds(all) {
  const kinds = [...new Set(all.map(({ fileKind }) => fileKind))];
  const starting = Math.max(...kinds.map((kind) => STARTING_S[kind]));
  return Math.ceil(starting + all.reduce((sum, { fileKind }) => sum + EACH_S[fileKind], 0));
}

/** Judges all mutants and prints what came out. Gives the exit code. */
async function judgeAll() {
  const began = Date.now();
  const sourceOf = new Map(sources.map(({ file, source }) => [file, source]));
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const judged = [];
  const troubles = [];
  const files = [...Map.groupBy(mutants, ({ file }) => file)].map(([file, own]) => ({ file, kind: own[0].fileKind, mutants: own }));
  const { lanes: count, nearest } = choices;
  const { ended, stop } = startLanes({ files, count, nearest, projects: ["rules", "verbs"] }, hear);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  const alarm = choices.within && setTimeout(stop, choices.within * PATIENCE * 1000);
  await ended;
  clearTimeout(alarm);
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const seconds = (Date.now() - began) / 1000;
  const missing = mutants.length - judged.length;
  printReport(judged, seconds, missing === 0);
  for (const trouble of troubles) console.log(`  ! ${trouble}`);
  if (missing > 0 && choices.within) console.log(`note: broken off after ${seconds.toFixed(0)} s with ${missing} mutants left: ${COMMAND}`);
  else if (missing > 0) console.log(`  ! ${missing} mutants were not judged`);
  if (missing > 0) return choices.within ? 0 : 1;
  return choices.check && isBelow(judged) ? 1 : 0;

  function hear({ id, outcome, trouble }) {
    if (trouble) return troubles.push(trouble);
    const mutant = byId.get(id);
    judged.push(withMark(mutant, outcome, sourceOf.get(mutant.file)));
    if (process.stderr.isTTY) process.stderr.write(`\r  ${judged.length} of ${mutants.length}`);
  }
}
