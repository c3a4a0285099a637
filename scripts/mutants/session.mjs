import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createVitest } from "vitest/node";
import { SWITCH, TURN } from "./schemata.mjs";

/** A worker and its modules load before the first mutant of a run. */
const LOADING_MS = 20_000;
const LOOK_MS = 200;

/**
 * A vitest instance that stays warm, with the mutants of many files compiled in. A run is a list of orders, each a test file and its active
 * mutant; every run has a new worker, which its orders share.
 */
export async function openSession(projects, mutatedCode) {
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-mutants-"));
  process.env.MUTANTS_ORDERS = path.join(folder, "orders.json");
  process.env.MUTANTS_RESULTS = path.join(folder, "results.jsonl");
  globalThis.mutatedCode = mutatedCode;
  // Global setup loads files of the product in this process, too.
  globalThis[SWITCH] = () => false;
  globalThis[TURN] = () => {};
  const silent = { run: true, watch: false, reporters: [{}] };
  const vitest = await createVitest("test", { ...silent, config: "scripts/mutants/vitest.config.mjs", project: projects });
  const specs = await vitest.globTestSpecifications();
  let number = 0;
  let watch = null;

  /** Runs orders of one project, each for at most its `limitMs`, and returns the results as far as the worker got. */
  async function run(orders, { isRecording = false } = {}) {
    number += 1;
    writeFileSync(process.env.MUTANTS_ORDERS, JSON.stringify({ run: number, isRecording, queue: orders }));
    writeFileSync(process.env.MUTANTS_RESULTS, "");
    const { project } = orders[0].spec;
    watch = watchWorker(orders);
    const { unhandledErrors } = await vitest.runTestSpecifications(
      orders.map(({ spec }) => project.createSpecification(spec.moduleId)),
      false,
    );
    watch.stop();
    const ended = readResults().filter((line) => "end" in line);
    return { ended, hasHung: watch.hasHung(), hasUnhandled: unhandledErrors.length > 0 };
  }

  /** Also works during a run, which then ends early. */
  async function close() {
    watch?.endWorker();
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }

  return { specs, run, close };
}

/** The last piece is empty, or a line still being written. */
const readResults = () =>
  readFileSync(process.env.MUTANTS_RESULTS, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));

/** Kills the worker when an order exceeds its time: a mutant may cause an endless loop. */
function watchWorker(orders) {
  let hasHung = false;
  let isOver = false;
  let [seen, since] = [0, Date.now()];
  const timer = setInterval(() => {
    const lines = readResults();
    if (lines.length !== seen) [seen, since] = [lines.length, Date.now()];
    const last = lines.at(-1);
    if (!last || !("begin" in last)) return;
    const position = lines.filter((line) => "begin" in line).length - 1;
    const limitMs = orders[position].limitMs + (position === 0 ? LOADING_MS : 0);
    if (Date.now() - since < limitMs || hasHung) return;
    hasHung = true;
    endWorker();
  }, LOOK_MS);
  function endWorker() {
    const worker = readResults().findLast((line) => "pid" in line);
    if (!worker || isOver) return;
    try {
      process.kill(worker.pid, "SIGKILL");
    } catch (error) {
      // It has just exited by itself.
      if (error.code !== "ESRCH") throw error;
    }
  }
  function stop() {
    isOver = true;
    clearInterval(timer);
  }
  return { stop, endWorker, hasHung: () => hasHung };
}
