import { fork } from "node:child_process";
import { get } from "node:http";
import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder, removeFolder, startBare, startOurs } from "../servers.mjs";

const SECONDS = Number(process.env.CROWD_SECONDS ?? 12);
const VISITORS = 100;
const EVERY_MS = 20;
const LOWEST_PRIORITY = 19;
/** Maximum p99 of home pages meanwhile, in milliseconds. */
const MAX_P99 = 250;

/**
 * The cached home page as a visitor reads it while a hundred others request uncached pages, each over a connection of its own; compared
 * with a bare Node server under the same crowd, which does nothing for it.
 */
export async function measure() {
  const folder = makeFolder();
  const ours = await startOurs(folder);
  const bare = await startBare("package.json");
  const rows = [];
  await crowded(ours.url, 3);
  const floor = await crowded(bare.url, SECONDS);
  const { times, answered } = await crowded(ours.url, SECONDS);
  const ratio = p99(times) / MAX_P99;
  rows.push(
    {
      name: `home page, p99, while ${VISITORS} ask for pages that are not kept (${Math.round(answered / SECONDS)} a second)`,
      ours: p99(times),
      unit: "ms",
      against: p99(floor.times),
      againstName: `bare Node, ${Math.round(floor.answered / SECONDS)} a second`,
      goal: `p99 ≤ ${MAX_P99} ms`,
      isMet: ratio <= 1,
    },
    { name: "of that limit", ours: ratio, unit: "×", goal: "≤ 1", isMet: ratio <= 1 },
  );
  await Promise.all([ours.stop(), bare.stop()]);
  removeFolder(folder);
  return rows;
}

/** Response times of the home page during the crowd, and how many of the crowd were answered. Low priority, since a real crowd runs on other machines. */
async function crowded(url, seconds) {
  const crowd = fork(new URL("../flood/crowd.mjs", import.meta.url));
  setPriority(crowd.pid, LOWEST_PRIORITY);
  let answered = 0;
  crowd.on("message", (count) => {
    answered += count;
  });
  crowd.send({ url, visitors: VISITORS });
  await wait(1000);
  answered = 0;
  const times = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await fetchAnew(url);
    times.push(performance.now() - began);
    await wait(EVERY_MS);
  }
  crowd.kill();
  return { times, answered };
}

const fetchAnew = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => answer.resume().on("end", resolve)).on("error", reject);
  });

const p99 = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)];
