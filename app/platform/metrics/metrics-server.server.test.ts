import { createServer } from "node:net";
import { expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { useDatabase } from "../../../tests/support/database";
import { startMetricsServer } from "./metrics-server.server";

useDatabase();

async function freePort() {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts with these settings, requests each address of this machine and path, and stops. An unreachable one gives 'nothing there'. */
async function answersOf(settings: Record<string, string>, addresses: readonly string[]) {
  moveConfig({ ...process.env, ...settings });
  const end = await startMetricsServer();
  const ask = (address: string) =>
    fetch(`http://${address}`).then(
      ({ status }) => status,
      () => "nothing there",
    );
  const answers = await Promise.all(addresses.map(ask));
  await end();
  moveConfig();
  return answers;
}

test("figures are for the machine alone, by its one address, unless it is said otherwise; nothing but them is there", async () => {
  const port = await freePort();
  const paths = [`127.0.0.1:${port}/metrics`, `127.0.0.2:${port}/metrics`, `127.0.0.1:${port}/`, `127.0.0.1:${port}/livez`];
  expect(await answersOf({ METRICS_PORT: String(port) }, paths)).toEqual([200, "nothing there", 404, 404]);
  expect(await answersOf({ METRICS_PORT: String(port), METRICS_HOST: "127.0.0.2" }, paths.slice(0, 2))).toEqual(["nothing there", 200]);
});

test("without a port of their own there are no figures", async () => {
  const port = await freePort();
  expect(await answersOf({}, [`127.0.0.1:${port}/metrics`])).toEqual(["nothing there"]);
});
