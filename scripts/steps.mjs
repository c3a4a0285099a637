import { spawn } from "node:child_process";

const NODE = process.execPath;
export const bin = (name, ...args) => [NODE, `node_modules/.bin/${name}`, ...args];

/**
 * Runs named steps one after another, those of a list within the list at the same time, and says each in one line with its seconds.
 * A step's output is shown when it fails. Of a step with `again`, the few files that failed run once more, from their beginning: what
 * passes then is said, with what the first try said.
 * A step that prints "note: …" has that in its line.
 * At the end stands one line with the tests counted. Exits with 1 when a step failed.
 */
export async function runSteps(steps) {
  const began = Date.now();
  const tests = { passed: 0, failed: 0, skipped: 0 };
  let hasFailed = false;
  async function runStep({ name, command, env, again = false }) {
    const start = Date.now();
    const first = await run(command, env);
    const files = again && first.code !== 0 ? failedFiles(first.output) : [];
    const isAgain = files.length > 0 && files.length <= FEW;
    const second = isAgain ? await run([...command, ...files], env) : first;
    const ok = second.code === 0;
    const counted = count(first.output);
    if (isAgain && ok) Object.assign(counted, { passed: counted.passed + counted.failed, failed: 0 });
    for (const key of Object.keys(tests)) tests[key] += counted[key];
    const afterAll = isAgain && ok ? `, at the second try: ${files.join(", ")}` : "";
    const detail = counted.passed + counted.failed > 0 ? `${counted.passed} tests${afterAll}` : noteIn(first.output);
    console.log(`  ${ok ? "✓" : "✗"} ${name.padEnd(34)} ${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s   ${detail}`);
    if (isAgain) show(first.output);
    if (ok) return;
    hasFailed = true;
    if (counted.failed === 0) tests.failed += 1;
    show(second.output);
  }
  for (const each of steps)
    await Promise.all(
      [each]
        .flat()
        .filter(({ isWanted = true }) => isWanted)
        .map(runStep),
    );
  console.log(`\n  ${hasFailed ? "Not all is well" : "All is well"}, ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
  console.log(`${tests.passed} passed, ${tests.failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ""}`);
  process.exit(hasFailed ? 1 : 0);
}

const LONGEST_SHOWN = 20_000;
const show = (output) => console.log(output.slice(-LONGEST_SHOWN).replaceAll(/^/gm, "      "));

/** More than these are no accident of a busy machine. */
const FEW = 3;

/** Vitest's lines of what failed: " FAIL  |journeys| tests/journeys/frame.test.ts > a sentence". */
const failedFiles = (output) => [...new Set([...output.matchAll(/^ *FAIL +\|\w+\| (\S+\.test\.ts)/gm)].map(([, file]) => file))];

function run([program, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
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
