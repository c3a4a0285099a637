import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { openModules } from "../app-modules.mjs";
import { makeFolder, removeFolder, startOurs } from "../servers.mjs";

const SECONDS = Number(process.env.FLOOD_SECONDS ?? 15);
const CONNECTIONS = 24;
const EVERY_MS = 20;
const LOWEST_PRIORITY = 19;
/** Maximum p99 of home pages meanwhile, in milliseconds. */
const MAX_P99 = 250;

/**
 * The home page as a visitor reads it while every action is flooded with the largest bodies it accepts, compared with the page on its own;
 * and how often the main thread was blocked. FLOOD_HOLDS=1 prints what blocked it.
 */
export async function measure() {
  const modules = await openModules();
  const { largestBodies } = await modules.load("../tests/support/flood.ts");
  const { forms, files } = largestBodies();
  await modules.close();
  const folder = makeFolder();
  const ours = await startOurs(folder);
  await pagesFor(ours.url, 2);
  const alone = await pagesFor(ours.url, 5);
  const rows = [];
  for (const [name, bodies] of Object.entries({ forms, files })) {
    const before = holdsIn(ours.output()).length;
    const flooder = startFlooder({ url: ours.url, bodies, connections: CONNECTIONS });
    let answered = 0;
    flooder.on("message", () => (answered += 1));
    const times = await pagesFor(ours.url, SECONDS);
    flooder.kill();
    const holds = holdsIn(ours.output()).slice(before);
    if (process.env.FLOOD_HOLDS) console.error(holds.map((line) => `    ${line}`).join("\n"));
    const ratio = p99(times) / MAX_P99;
    rows.push(
      {
        name: `home page, p99, while ${name} are posted (${Math.round(answered / SECONDS)} a second)`,
        ours: p99(times),
        unit: "ms",
        against: p99(alone),
        againstName: "without them",
        goal: `p99 ≤ ${MAX_P99} ms`,
        isMet: ratio <= 1,
      },
      { name: `${name}: of that limit`, ours: ratio, unit: "×", goal: "≤ 1", isMet: ratio <= 1 },
      { name: `${name}: holds above 100 ms`, ours: holds.length, unit: "" },
    );
    await wait(6000);
  }
  await ours.stop();
  removeFolder(folder);
  return rows;
}

/** A real flood comes from another machine: here its threads have a lower priority than the server's. */
function startFlooder(order) {
  const flooder = fork(new URL("../flood/flooder.mjs", import.meta.url), { serialization: "advanced" });
  setPriority(flooder.pid, LOWEST_PRIORITY);
  flooder.send(order);
  return flooder;
}

const holdsIn = (output) => output.split("\n").filter((line) => line.includes("the main thread was held"));

async function pagesFor(url, seconds) {
  const times = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - began);
    await wait(EVERY_MS);
  }
  return times;
}

const p99 = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)];
