import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openModules } from "../app-modules.mjs";
import { makePeople } from "../people.mjs";
import { makeFolder, memoryOf, removeFolder, startOurs } from "../servers.mjs";
import { median } from "../table.mjs";

const PAGES = 1000;
const OF_ONE_PERSON = 5;
const ROUNDS = 5;
const SETTLE_MS = 5000;
const MAX_MEGABYTES = 60;
const MAX_MS = 1000;

/** A thousand live pages of 200 signed-in people: their memory, and how long until the last is notified of a change for its person. */
export async function measure() {
  const folder = makeFolder();
  // Without a demo, no portraits are drawn meanwhile.
  const ours = await startOurs(folder, { path: "/livez", env: { DEMO: "0" } });
  const modules = await openModules();
  const { openEmbeddedDatabase } = await modules.load("db/embedded/supervisor.server.ts");
  const database = await openEmbeddedDatabase({ dataDir: folder });
  const client = new pg.Client(database.connection);
  await client.connect();
  const people = await makePeople(client, PAGES / OF_ONE_PERSON);
  // Warm-up: a page, and a stream that has ended.
  for (const { cookie } of people.slice(0, 20)) await (await fetch(`${ours.url}/consultations`, { headers: { cookie } })).text();
  (await openPage(ours.url, people[0].cookie)).close();
  await wait(SETTLE_MS);
  const before = memoryOf(ours.pid);
  const pages = [];
  for (const { cookie } of people)
    pages.push(...(await Promise.all(Array.from({ length: OF_ONE_PERSON }, () => openPage(ours.url, cookie)))));
  await wait(SETTLE_MS);
  const weight = memoryOf(ours.pid) - before;
  const told = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = Promise.all(pages.map((page) => page.hears()));
    const began = performance.now();
    await client.query("select pg_notify('people', $1)", [people.map(({ id }) => id).join(" ")]);
    await all;
    told.push(performance.now() - began);
  }
  for (const page of pages) page.close();
  await client.end();
  await database.stop();
  await modules.close();
  await ours.stop();
  removeFolder(folder);
  const slowest = Math.max(...told);
  return [
    {
      name: `${PAGES} live pages, memory of the server`,
      ours: weight,
      unit: "MB",
      goal: `≤ ${MAX_MEGABYTES} MB`,
      isMet: weight <= MAX_MEGABYTES,
    },
    { name: "until the last of them is told", ours: median(told), unit: "ms" },
    {
      name: `until the last of them is told, the slowest of ${ROUNDS}`,
      ours: slowest,
      unit: "ms",
      goal: `≤ ${MAX_MS} ms`,
      isMet: slowest <= MAX_MS,
    },
  ];
}

/** Opens a live page. `hears` resolves with the next event it receives. */
function openPage(url, cookie) {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/notifications/live`, { agent: false, headers: { cookie, accept: "text/event-stream" } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a live page was answered ${answer.statusCode}`));
      let hear = () => undefined;
      answer.on("data", (chunk) => String(chunk).includes("change") && hear());
      answer.on("error", () => undefined);
      resolve({ hears: () => new Promise((told) => (hear = told)), close: () => request.destroy() });
    });
    request.on("error", reject);
  });
}
