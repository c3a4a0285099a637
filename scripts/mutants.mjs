import { findBrowser } from "./browser.mjs";
import { HELP, readChoices } from "./mutants/choices.mjs";
import { changedFiles, chooseFiles, kindOf } from "./mutants/files.mjs";
import { findMutants } from "./mutants/find.mjs";
import { startLanes } from "./mutants/lanes.mjs";
import { isBelow, printReport, withMark } from "./mutants/report.mjs";
import { sample } from "./mutants/sample.mjs";
import { buildSite } from "./mutants/site.mjs";
import { noticedByTypes } from "./mutants/types.mjs";

/** Measured on two cores, in seconds: starting, and one mutant by the kind of its file. */
const STARTING_S = { rule: 4, server: 25, screen: 6 };
const EACH_S = { rule: 0.15, server: 2.5, screen: 0.3 };

/** A busy machine may take this many times the estimate. */
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
const wanted = choices.kind ? numbered.filter(({ fileKind }) => fileKind === choices.kind) : numbered;
const mutants = choices.sample ? sample(wanted, choices.sample, choices.seed) : wanted;

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

/** Judges all mutants and prints the results. Returns the exit code. */
async function judgeAll() {
  const began = Date.now();
  const sourceOf = new Map(sources.map(({ file, source }) => [file, source]));
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const judged = new Map();
  const troubles = [];
  let stop;
  let isStopped = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopAll);
  const alarm = choices.within && setTimeout(stopAll, choices.within * PATIENCE * 1000);
  await ask(mutants, { projects: ["rules", "verbs"], count: choices.lanes });
  if (!isStopped) askTypes(mutants.filter(({ id }) => isLeft(judged.get(id))));
  const left = mutants.filter(({ id }) => isLeft(judged.get(id)));
  if (choices.site && left.length > 0 && !isStopped) await askSite(left);
  clearTimeout(alarm);
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const seconds = (Date.now() - began) / 1000;
  const missing = mutants.length - judged.size;
  const all = [...judged.values()];
  printReport(all, { seconds, isWhole: missing === 0 && !isStopped, hasSite: choices.site });
  for (const trouble of troubles) console.log(`  ! ${trouble}`);
  if (missing > 0 && choices.within) console.log(`note: broken off after ${seconds.toFixed(0)} s with ${missing} mutants left: ${COMMAND}`);
  else if (missing > 0) console.log(`  ! ${missing} mutants were not judged`);
  if (missing > 0) return choices.within ? 0 : 1;
  return choices.check && isBelow(all, choices.site) ? 1 : 0;

  async function ask(asked, job) {
    const lanes = startLanes({ files: byFile(asked), nearest: choices.nearest, ...job }, hear);
    stop = lanes.stop;
    await lanes.ended;
  }

  function askTypes(asked) {
    if (asked.length > 0) for (const id of noticedByTypes(asked)) hear({ id, outcome: "killed" });
  }

  /** Runs the doors and journeys against a site built with these mutants. */
  async function askSite(asked) {
    const { path: browser, libraries } = await findBrowser();
    Object.assign(process.env, { BROWSER: browser, ...(libraries && { BROWSER_LIBRARIES: libraries }) });
    const { folder, remove } = buildSite(byFile(asked));
    await ask(asked, { projects: ["doors", "journeys"], count: 1, folder, isSite: true });
    remove();
  }

  function stopAll() {
    isStopped = true;
    stop?.();
  }

  function hear({ id, outcome, trouble }) {
    if (trouble) return troubles.push(trouble);
    const mutant = byId.get(id);
    judged.set(id, withMark(mutant, outcome, sourceOf.get(mutant.file)));
    if (process.stderr.isTTY) process.stderr.write(`\r  ${judged.size} of ${mutants.length}`);
  }
}

/** Groups mutants by file. */
function byFile(list) {
  return [...Map.groupBy(list, ({ file }) => file)].map(([file, own]) => ({ file, kind: own[0].fileKind, mutants: own }));
}

/** Whether no test has detected it so far. */
function isLeft(mutant) {
  return mutant?.outcome === "survived" || mutant?.outcome === "unreached";
}
