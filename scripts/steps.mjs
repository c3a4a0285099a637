import { spawn } from "node:child_process";
import { beginRun } from "./run-folder.mjs";

const NODE = process.execPath;
export const bin = (name, ...args) => [NODE, `node_modules/.bin/${name}`, ...args];

/** Steps (or lists of them) at the same time. A list is steps one after another. */
export const together = (...steps) => ({ together: steps });

/**
 * Runs named steps and says each in one line with its seconds. A step's output is shown when it fails.
 * A step has a name and a command; if it likes `env` (or a function that gives it once the step begins), `heard` (called with its output),
 * `isWanted: false` to be left out, and `isCounted: false` when its tests run in another step too.
 * A step that prints "note: …" has that in its line.
 * At the end stands one line with the tests counted, each once. Exits with 1 when a step failed.
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
    console.log(output.slice(-LONGEST_SHOWN).replaceAll(/^/gm, "      "));
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

const LONGEST_SHOWN = 20_000;

/** In a process group of its own, which ends with the run however that ends. */
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

/** What a step that is no test has to say in its line: "note: left out". */
const noteIn = (output) => output.match(/^\s*note: (.*)$/m)?.[1] ?? "";

/** Vitest's closing line: "Tests  2 failed | 12 passed | 1 skipped (15)". */
function count(output) {
  const line = output.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? "";
  const number = (word) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  return { passed: number("passed"), failed: number("failed"), skipped: number("skipped") };
}
