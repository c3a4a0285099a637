import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stillJobs } from "../support/access/still-jobs";
import { closeServer } from "../support/close-server";
import { watchOthers } from "../support/generated/bystanders";
import { type Cast, makeCast } from "../support/generated/cast";
import { sendAsAdmin, sendAsOthers } from "../support/generated/run";
import { generatedRun } from "../support/generated/seeds";
import { readWorld } from "../support/generated/world";
import { useInhabitedSite } from "../support/inhabitants";

const site = useInhabitedSite();
const COUNT = 1500;
const requests = generatedRun({ seed: 1, count: COUNT });

let server: Server;
let cast: Cast;
let letJobsGo: () => Promise<void>;

beforeAll(async () => {
  // A job's writes would be attributed to the requests.
  letJobsGo = await stillJobs(site);
  server = site.server();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site.listensAt(`http://127.0.0.1:${portOf()}`);
  cast = await makeCast(site);
});
afterAll(async () => {
  await closeServer(server);
  await letJobsGo();
});
const portOf = () => (server.address() as AddressInfo).port;

test(`${COUNT} requests made from the routes and schemas: none breaks an answer, tells of others or changes what is theirs`, {
  timeout: 300_000,
}, async () => {
  const others = await watchOthers(site, cast.bystanders);
  const statuses = new Set<number>();
  const run = {
    ...requests,
    cast,
    world: await readWorld(site, cast.secrets),
    port: portOf(),
    atOnce: 4,
    heard: ({ status }: { status: number }) => void statuses.add(status),
  };
  expect(await sendAsOthers(run)).toEqual([]);
  expect(await others.changesByOthers()).toEqual([]);
  expect(await sendAsAdmin(run)).toEqual([]);
  expect(await others.changesByAdmins()).toEqual([]);
  // They reached their targets, and were rejected for every possible reason.
  for (const status of [200, 202, 302, 303, 400, 401, 403, 404, 405, 409, 413]) expect([...statuses]).toContain(status);
});
