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
import { ServerUnderTest } from "../support/server";

const MOST_MS = 2000;
const MOST_MEGABYTES = 150;
/** After so many requests everything is loaded that stays loaded. */
const WARM_AFTER = 400;

const site = useInhabitedSite();
const server = new ServerUnderTest();
const requests = generatedRun({ seed: Math.floor(Math.random() * 2 ** 31), count: 20_000 });

let cast: Cast;
let letJobsGo: () => Promise<void>;

beforeAll(async () => {
  // What a job of the site writes meanwhile would be taken for what the requests have done.
  letJobsGo = await stillJobs(site);
  await server.start({ DATABASE_URL: urlOf(site.database.where) });
  cast = await makeCast(site);
});
afterAll(async () => {
  await server.remove();
  await letJobsGo();
});

/** What the server's process holds, in megabytes. */
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))![1]) / 1024;

test("20,000 requests made from the routes and schemas: each is answered within 2 s, and none takes more than 150 MB above idle", {
  timeout: 3_600_000,
}, async () => {
  console.log(`    GENERATED_SEED=${requests.seed}, ${requests.from} to ${requests.below}`);
  const others = await watchOthers(site, cast.bystanders);
  const slow: string[] = [];
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
      if (milliseconds > MOST_MS) slow.push(`${Math.round(milliseconds)} ms: ${text}`);
      heard += 1;
      if (heard === WARM_AFTER) idle = megabytes();
      most = Math.max(most, megabytes());
    },
  };
  expect(await sendAsOthers(run)).toEqual([]);
  expect(await others.changesByOthers()).toEqual([]);
  expect(await sendAsAdmin(run)).toEqual([]);
  expect(await others.changesByAdmins()).toEqual([]);
  expect(slow).toEqual([]);
  console.log(`    ${Math.round(idle)} MB idle, ${Math.round(most)} MB at most`);
  expect(most - idle).toBeLessThan(MOST_MEGABYTES);
});
