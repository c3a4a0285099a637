import { appendFileSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { TestRunner, vi } from "vitest";
import { SWITCH, TURN } from "./schemata.mjs";

/**
 * Runs inside vitest's worker. The orders of a run (session.mjs) say which mutant is active while which test file runs; results are
 * appended line by line, so that nothing is lost when the worker has to be killed.
 */
const orders = () => JSON.parse(readFileSync(process.env.MUTANTS_ORDERS, "utf8"));
const tell = (line) => appendFileSync(process.env.MUTANTS_RESULTS, `${JSON.stringify(line)}\n`);

// Any counterexample of a property is enough: shrinking it would take many more runs.
fc.configureGlobal({ endOnFailure: true });

const state = { run: null, position: 0, active: 0, hits: new Set(), turns: new Map(), usualTurns: null, hasFailed: false };

/** A loop may iterate this many times as often as without a mutant, or FEW_TURNS times if it did not run at all. */
const MORE_TURNS = 20;
const FEW_TURNS = 10_000;

globalThis[SWITCH] = (id) => {
  state.hits.add(id);
  return id === state.active;
};

globalThis[TURN] = (loop) => {
  const turns = (state.turns.get(loop) ?? 0) + 1;
  state.turns.set(loop, turns);
  if (state.usualTurns && turns > FEW_TURNS + MORE_TURNS * (state.usualTurns[loop] ?? 0)) throw new Error("The loop does not end.");
};

if (process.env.MUTANTS_SITE) {
  const { tellWindows } = await import("./windows.mjs");
  tellWindows({ active: () => state.active, hit: (id) => state.hits.add(id) });
}

export default class MutantsRunner extends TestRunner {
  #order;
  #hits;
  #began;

  onBeforeCollect([file]) {
    const { run, queue } = orders();
    if (state.run !== run) Object.assign(state, { run, position: 0 });
    this.#order = queue[state.position];
    state.position += 1;
    if (this.#order.isFresh) vi.resetModules();
    state.active = this.#order.mutant;
    state.hasFailed = false;
    state.usualTurns = this.#order.turns;
    state.turns = new Map();
    state.hits = new Set();
    this.#hits = { load: state.hits, hooks: new Set(), tests: [] };
    this.#began = Date.now();
    tell({ begin: this.#order.mutant, file, pid: process.pid });
  }

  onCollected(files) {
    state.hits = this.#hits.hooks;
    const { tests, upTo } = this.#order;
    // `tests` are sorted by duration, and run in that order.
    if (tests) for (const file of files) file.tasks.sort((a, b) => tests.indexOf(nameOf(a)) - tests.indexOf(nameOf(b)));
    const all = files.flatMap(testsIn);
    const last = upTo ? all.findLastIndex((test) => upTo.includes(nameOf(test))) : -1;
    for (const [index, test] of all.entries()) {
      if (test.mode !== "run") continue;
      if ((tests && !tests.includes(nameOf(test))) || (last >= 0 && index > last)) test.mode = "skip";
    }
  }

  async onBeforeRunTask(test) {
    if (state.hasFailed) test.mode = "skip";
    await super.onBeforeRunTask(test);
  }

  onBeforeTryTask(test, options) {
    state.hits = new Set();
    super.onBeforeTryTask(test, options);
  }

  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (test.result?.state === "fail") state.hasFailed = true;
    if (test.mode === "run") this.#hits.tests.push({ name: nameOf(test), hits: [...state.hits], ms: test.result?.duration ?? 0 });
    state.hits = this.#hits.hooks;
  }

  onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    state.active = 0;
    const failure = files.map(failureIn).find(Boolean);
    const { load, hooks, tests } = this.#hits;
    const seen = orders().isRecording ? { load: [...load], hooks: [...hooks], tests, turns: Object.fromEntries(state.turns) } : {};
    tell({ end: this.#order.mutant, file: files[0].filepath, ms: Date.now() - this.#began, failure, ...seen });
  }
}

const testsIn = (task) => (task.type === "test" ? [task] : task.tasks.flatMap(testsIn));

const nameOf = (task) => (task.suite ? `${nameOf(task.suite)} > ${task.name}` : task.name);

/** The name of the first failure, or undefined. */
function failureIn(task) {
  if (task.type === "test") return task.result?.state === "fail" ? nameOf(task) : undefined;
  const inside = task.tasks.map(failureIn).find(Boolean);
  return (
    inside ??
    (task.result?.state === "fail" ? `${task.name}: ${task.result.errors?.[0]?.message ?? "could not be loaded"}`.slice(0, 200) : undefined)
  );
}
