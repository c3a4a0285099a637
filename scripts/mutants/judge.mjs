import path from "node:path";
import { runBatch } from "./batch.mjs";
import { askedByLoading, coverageOf, record, relate } from "./coverage.mjs";
import { siteCoverageOf } from "./site-coverage.mjs";

/** How many mutants share a worker before the unmutated file is checked. */
const BATCH = 40;

/**
 * Finds out which mutants the tests detect. First every related test file runs once, unmutated, recording which test reaches which mutant.
 * Then each mutant runs with those tests, nearest file first, many in one worker. Survivors, and mutants evaluated while a module loads,
 * run again with fresh modules: state kept in memory could have hidden them.
 *
 * With the built site (`isSite`), any test may reach any file, and only a new worker loads it anew.
 */
export async function judge({ session, files, nearest, isSite, report, isOver }) {
  const related = isSite ? new Map(files.map(({ file }) => [file, session.specs])) : relate(session.specs, files, nearest);
  const fails = (spec, failure) => report({ trouble: `${path.relative(process.cwd(), spec.moduleId)} fails without a mutant: ${failure}` });
  const seen = await record(session, [...new Set([...related.values()].flat())], fails);
  if (isOver()) return;
  const loaded = askedByLoading(seen);
  const mutants = files.flatMap(({ file, mutants: found }) => {
    const recorded = related.get(file).flatMap((spec) => seen.get(spec) ?? []);
    return found.map(({ id }) => (isSite ? siteCoverageOf(id, recorded, found, nearest) : coverageOf(id, recorded, loaded)));
  });
  for (const { id, covering } of mutants) if (covering.length === 0) report({ id, outcome: "unreached" });
  const covered = mutants.filter(({ covering }) => covering.length > 0);
  const survivors = await runRounds(
    session,
    covered.filter(({ isStatic }) => !isStatic),
    { report, isOver },
  );
  const last = await runRounds(session, [...covered.filter(({ isStatic }) => isStatic), ...survivors], {
    report,
    isOver,
    ...(isSite ? { isAlone: true } : { isFresh: true }),
  });
  if (!isOver()) for (const { id } of last) report({ id, outcome: "survived" });
}

/** Runs every mutant with its test files, one after another, until one fails. Reports the killed and returns those that none detected. */
async function runRounds(session, mutants, { report, isOver, isFresh = false, isAlone = false }) {
  const survivors = [];
  let open = mutants;
  for (let round = 0; open.length > 0; round += 1) {
    const killed = new Set();
    const jobs = open.map(({ id, covering }) => ({ ...covering[round], mutant: id, isFresh, isAlone }));
    for (const group of Map.groupBy(jobs, ({ spec }) => spec).values()) {
      for (let at = 0; at < group.length && !isOver(); at += BATCH) {
        for (const { mutant, by } of await runBatch(session, group.slice(at, at + BATCH))) {
          killed.add(mutant);
          report({ id: mutant, outcome: "killed", by });
        }
      }
    }
    if (isOver()) return [];
    const alive = open.filter(({ id }) => !killed.has(id));
    survivors.push(...alive.filter(({ covering }) => covering.length <= round + 1));
    open = alive.filter(({ covering }) => covering.length > round + 1);
  }
  return survivors;
}
