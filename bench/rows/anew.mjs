import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { makeFolder, removeFolder, startOurs } from "../servers.mjs";
import { median } from "../table.mjs";

const LEAST = 150;
/** Number of pages requested at once: none waits for a turn. */
const CONNECTIONS = 4;
const PAGES = Number(process.env.ANEW_PAGES ?? 600);
const ROUNDS = 3;
/** Rounds before it is counted: the code that draws a page is compiled while it runs. */
const WARM_UP_ROUNDS = 5;
/** A clock tick of the system, in milliseconds. */
const TICK_MS = 10;

/** A foreign cookie, as visitor counters set it: pages with it are not cached. */
const HEADERS = { cookie: "counter=1", "accept-encoding": "br, gzip" };

/** Pages that visitors read, by number: some of each advisor in turn, and searches for different words each time. */
const pagesOf = (advisors) => [
  () => "/",
  () => "/find-advisor",
  () => "/business",
  () => "/business/strategy",
  () => "/pricing",
  () => "/auth",
  (number) => advisors[number % advisors.length],
  (number) => `/advisors/all?q=tax+${number}`,
  (number) => `/technology?q=cloud+${number}`,
];

/**
 * Uncached visitors' pages: how many a second, and the CPU time of each on the main thread, which other processes of the machine do not
 * affect.
 */
export async function measure() {
  const folder = makeFolder();
  const ours = await startOurs(folder);
  const map = await (await fetch(`${ours.url}/sitemap.xml`)).text();
  const pages = pagesOf([...map.matchAll(/(\/advisors\/[^<"?#]+)</g)].map(([, page]) => page));
  let number = 0;
  // Warm-up: uncompiled code and unplanned statements belong to a start.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await ask(ours, pages, () => number++);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await ask(ours, pages, () => number++));
  await ours.stop();
  removeFolder(folder);
  const [rate, spent] = [median(rounds.map(({ rate }) => rate)), median(rounds.map(({ spent }) => spent))];
  return [
    { name: "visitors' pages made anew, requests a second", ours: rate, unit: "/s", goal: `≥ ${LEAST} /s`, isMet: rate >= LEAST },
    {
      name: "the server's thread for each of them",
      ours: spent,
      unit: "ms",
      goal: `≤ ${(1000 / LEAST).toFixed(1)} ms`,
      isMet: spent <= 1000 / LEAST,
    },
  ];
}

/** Pages a second, and the main thread's milliseconds per page. Any other response is an error, except a 503. */
async function ask({ url, pid }, pages, next) {
  const before = threadMilliseconds(pid);
  const setupRequest = (request) => {
    const number = next();
    return { ...request, path: pages[number % pages.length](Math.floor(number / pages.length)) };
  };
  const began = performance.now();
  let ended = began;
  const asking = autocannon({ url, connections: CONNECTIONS, amount: PAGES, headers: HEADERS, requests: [{ setupRequest }] });
  // autocannon reports its own end in whole seconds.
  asking.on("response", () => (ended = performance.now()));
  const result = await asking;
  const others = Object.keys(result.statusCodeStats).filter((status) => status !== "200" && status !== "503");
  if (others.length > 0 || result.errors > 0) throw new Error(`answered ${others.join(", ")}, with ${result.errors} errors`);
  return { rate: (result["2xx"] * 1000) / (ended - began), spent: (threadMilliseconds(pid) - before) / result["2xx"] };
}

/** The CPU time of a process's main thread so far. */
function threadMilliseconds(pid) {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
