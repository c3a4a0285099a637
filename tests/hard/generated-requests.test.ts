import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stillJobs } from "../support/access/still-jobs";
import { urlOf } from "../support/connection";
import { watchOthers } from "../support/generated/bystanders";
import { type Cast, makeCast } from "../support/generated/cast";
import { sendAsAdmin, sendAsOthers } from "../support/generated/run";
import { generatedRun } from "../support/generated/seeds";
import { readWorld } from "../support/generated/world";
import { useInhabitedSite } from "../support/inhabitants";
import { parentOf } from "../support/processes";
import { ServerUnderTest } from "../support/server";
import { threadsBelow, watchStarvation } from "../support/starvation";

/** On an idle machine: waiting for a processor that others occupy does not count. */
const MAX_MS = 2000;
const MAX_MEGABYTES = 150;
/** After that many requests, everything that stays loaded is loaded. */
const WARM_AFTER = 400;

const site = useInhabitedSite();
const server = new ServerUnderTest();
const requests = generatedRun({ seed: Math.floor(Math.random() * 2 ** 31), count: 20_000 });

let cast: Cast;
let letJobsGo: () => Promise<void>;

beforeAll(async () => {
  // A job's writes would be attributed to the requests.
  letJobsGo = await stillJobs(site);
  await server.start({ DATABASE_URL: urlOf(site.database.where) });
  cast = await makeCast(site);
});
afterAll(async () => {
  await server.remove();
  await letJobsGo();
});

/** PostgreSQL's main process. */
async function postmaster() {
  const [row] = await site.rows("select pg_backend_pid() as pid");
  return parentOf(Number(row?.pid));
}

/** Memory of the server's process, in megabytes. */
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))![1]) / 1024;

test("20,000 requests made from the routes and schemas: each is answered within 2 s, and none takes more than 150 MB above idle", async () => {
  console.log(`    GENERATED_SEED=${requests.seed}, ${requests.from} to ${requests.below}`);
  const others = await watchOthers(site, cast.bystanders);
  const late: { since: number; until: number; text: string }[] = [];
  const starvation = watchStarvation(threadsBelow(process.pid, server.pid!, await postmaster()));
  let heard = 0;
  let idle = Number.POSITIVE_INFINITY;
  let most = 0;
  const run = {
    ...requests,
    cast,
    world: await readWorld(site, cast.secrets),
    port: Number(new URL(server.url).port),
    atOnce: 2,
    heard({ milliseconds }: { milliseconds: number }, { text }: { text: string }) {
      const until = performance.now();
      if (milliseconds > MAX_MS) late.push({ since: until - milliseconds, until, text });
      heard += 1;
      if (heard === WARM_AFTER) idle = megabytes();
      most = Math.max(most, megabytes());
    },
  };
  expect(await sendAsOthers(run)).toEqual([]);
  expect(await others.changesByOthers()).toEqual([]);
  expect(await sendAsAdmin(run)).toEqual([]);
  expect(await others.changesByAdmins()).toEqual([]);
  starvation.end();
  const slow = late.map(({ since, until, text }) => ({ ms: until - since - starvation.waitedMs(since, until), text }));
  console.log(`    ${late.length} took longer than ${MAX_MS} ms, with what they waited for a processor`);
  expect(slow.filter(({ ms }) => ms > MAX_MS)).toEqual([]);
  console.log(`    ${Math.round(idle)} MB idle, ${Math.round(most)} MB at most`);
  expect(most - idle).toBeLessThan(MAX_MEGABYTES);
});
