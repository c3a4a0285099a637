import path from "node:path";
import { importGraph } from "./graph.mjs";

/** A test file that takes this much longer than without mutants counts as hanging. */
const SLOWER = 5;
const MIN_MS = 5000;
const RECORDING_MS = 300_000;

/** Returns the test files that reach each file, the nearest first; for a screen or a rule, those without a database, if there are any. */
export function relate(specs, files, nearest) {
  const reachedFrom = importGraph(process.cwd());
  const reached = specs.map((spec) => ({ spec, distances: reachedFrom(spec.moduleId) }));
  return new Map(
    files.map(({ file, kind }) => {
      const place = path.resolve(file);
      const all = reached.filter(({ distances }) => distances.has(place)).sort((a, b) => a.distances.get(place) - b.distances.get(place));
      const light = all.filter(({ spec }) => isLight(spec));
      return [file, (kind !== "server" && light.length > 0 ? light : all).slice(0, nearest).map(({ spec }) => spec)];
    }),
  );
}

const isLight = ({ project }) => project.name === "rules";

/**
 * Runs test files without a mutant and records which mutants each test reaches. Calls `fails` for tests that fail without one: they prove
 * nothing.
 */
export async function record(session, specs, fails) {
  const seen = new Map();
  for (const project of new Set(specs.map((spec) => spec.project))) {
    const orders = specs.filter((spec) => spec.project === project).map((spec) => ({ spec, mutant: 0, limitMs: RECORDING_MS }));
    const { ended, hasUnhandled, hasHung } = await session.run(orders, { isRecording: true });
    for (const { spec } of orders) {
      if (!ended.some(({ file }) => file === spec.moduleId)) fails(spec, hasHung ? "it hung" : "the worker ended");
    }
    for (const { file, ms, failure, load, hooks, tests, turns } of ended) {
      const spec = specs.find((each) => each.moduleId === file);
      const hits = tests.map((test) => ({ name: test.name, ms: test.ms, ids: new Set(test.hits) }));
      if (failure) fails(spec, failure);
      else seen.set(spec, { spec, hasUnhandled, ms, turns, load: new Set(load), hooks: new Set(hooks), hits });
    }
  }
  return seen;
}

/** Mutants evaluated while modules load: files share a worker, and whichever came first has loaded the shared modules. */
export const askedByLoading = (seen) => [...seen.values()].reduce((all, { load }) => all.union(load), new Set());

/**
 * How to run the recorded files of a mutant: `isStatic` when it is evaluated while modules load, `covering` with the tests of each file
 * that reach it. Tests on a database may depend on earlier ones, so these run too.
 */
export function coverageOf(id, files, loaded) {
  if (loaded.has(id)) return { id, isStatic: true, covering: files.map(whole) };
  return { id, isStatic: false, covering: files.flatMap((file) => coveringTests(id, file)) };
}

export const whole = ({ spec, hasUnhandled, ms, turns }) => ({ spec, hasUnhandled, turns, limitMs: limitOf(ms) });
const limitOf = (ms) => MIN_MS + ms * SLOWER;

function coveringTests(id, file) {
  if (file.hooks.has(id)) return [whole(file)];
  const covering = file.hits.filter(({ ids }) => ids.has(id));
  if (isLight(file.spec)) covering.sort((a, b) => a.ms - b.ms);
  const names = covering.map(({ name }) => name);
  if (names.length === 0) return [];
  if (!isLight(file.spec)) return [{ ...whole(file), upTo: names }];
  return [{ ...whole(file), tests: names, limitMs: limitOf(covering.reduce((sum, { ms }) => sum + ms, 0)) }];
}
