import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { threadsBelow, watchStarvation } from "./support/starvation";

const MS = 300;

const start = (code: string) => spawn(process.execPath, ["-e", code], { stdio: "ignore" });
const busy = () => start(`const end = performance.now() + ${MS}; while (performance.now() < end);`);
const asleep = () => start(`setTimeout(() => {}, ${MS})`);

/** Returns how long some processes waited for a processor until all of them had ended. */
async function waitedFor(children: ChildProcess[]) {
  const since = performance.now();
  const starvation = watchStarvation(threadsBelow(...children.map(({ pid }) => pid!)));
  await Promise.all(children.map((child) => once(child, "exit")));
  starvation.end();
  return starvation.waitedMs(since, performance.now());
}

test("what waits for a processor that others have is told, and who sleeps waits for none", async () => {
  const many = Array.from({ length: 2 * availableParallelism() }, busy);
  const others = await waitedFor(many);
  // With two per processor, each runs half of the time.
  expect(others).toBeGreaterThan(MS / 2);
  expect(await waitedFor([asleep()])).toBeLessThan(others);
});
