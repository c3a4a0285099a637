import { spawn } from "node:child_process";
import { beginRun } from "./run-folder.mjs";

const NODE = process.execPath;
export const bin = (name, ...args) => [NODE, `node_modules/.bin/${name}`, ...args];

/** Runs steps (or lists of them) in parallel. A list runs one after another. */
export const together = (...steps) => ({ together: steps });

/**
 * Runs named steps and prints each in one line with its seconds. A failed step's output is shown. A step has a name and a command; optional
 * are `env` (or a function that returns it when the step begins), `heard` (called with its output), `isWanted: false` to skip it, and
 * `isCounted: false` when its tests also run in another step. A step that prints "note: …" gets that in its line. The last line counts the
 * tests, each once. Exits with 1 when a step failed.
 */
export async function runSteps(steps) {
  const began = Date.now();
  const run = beginRun();
  const tests = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps = [];

  async function runStep({ name, command, env, heard, isCounted = true }) {
    const start = Date.now();
    const { code, output } = await runCommand(run, command, typeof env === "function" ? env() : env);
    const ok = code === 0;
    const counted = count(output);
    if (isCounted) for (const key of Object.keys(tests)) tests[key] += counted[key];
    const detail = counted.passed + counted.failed > 0 ? `${counted.passed} tests${isCounted ? "" : ", counted once"}` : noteIn(output);
    console.log(`  ${ok ? "✓" : "✗"} ${name.padEnd(34)} ${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s   ${detail}`);
    if (ok) return heard?.(output);
    failedSteps.push(name);
    if (counted.failed === 0) tests.failed += 1;
    console.log(output.slice(-MAX_SHOWN_LENGTH).replaceAll(/^/gm, "      "));
  }

  async function runAll(step) {
    if (Array.isArray(step)) for (const each of step) await runAll(each);
    else if (step.together) await Promise.all(step.together.map(runAll));
    else if (step.isWanted !== false) await runStep(step);
  }

  await runAll(steps);
  const outcome = failedSteps.length > 0 ? `Not all is well (${failedSteps.join("; ")})` : "All is well";
  console.log(`\n  ${outcome}, ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  console.log(`${tests.passed} passed, ${tests.failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ""}`);
  await run.end();
  process.exit(failedSteps.length > 0 ? 1 : 0);
}

const MAX_SHOWN_LENGTH = 20_000;

/** Runs a command in a process group of its own, which ends with the run, however that ends. */
function runCommand(run, [program, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", TMPDIR: run.folder, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    run.watch(child.pid);
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** A note in a step's output, such as "note: left out". */
const noteIn = (output) => output.match(/^\s*note: (.*)$/m)?.[1] ?? "";

/** Parses Vitest's closing line: "Tests  2 failed | 12 passed | 1 skipped (15)". */
function count(output) {
  const line = output.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? "";
  const number = (word) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  return { passed: number("passed"), failed: number("failed"), skipped: number("skipped") };
}
