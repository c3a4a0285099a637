import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { isServing, readPostmaster } from "#app/db/embedded/postmaster-pid.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { rounds } from "../support/long";
import { endAllPrograms, makeStage, runProgram, type Stage } from "./embedded-processes";

const ROUNDS = rounds(100);

let stage: Stage;
beforeAll(async () => {
  stage = await makeStage();
});
afterEach(endAllPrograms);
afterAll(() => stage.remove());

const someRows = () => 20 + Math.floor(Math.random() * 180);

async function storedIds(dataDir: string): Promise<Set<string>> {
  const database = await openEmbeddedDatabase({ dataDir });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ id: string; length: number }>("select id, length(padding) as length from written");
  await client.end();
  await database.stop();
  expect(rows.filter((row) => row.length !== 2000)).toEqual([]);
  return new Set(rows.map((row) => row.id));
}

function reportMilliseconds(what: string, values: number[]) {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  console.log(`${what}: median ${sorted[sorted.length >> 1]}, most ${sorted.at(-1)} ms`);
}

test(`the database killed ${ROUNDS} times in mid-write comes back by itself, with every acknowledged row`, async () => {
  const dataDir = path.join(stage.folder, "database-killed");
  const writer = runProgram(stage, { mode: "write", dataDir });
  await writer.opened();
  const healed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await writer.says("ack ", { times: someRows() });
    const { pid } = readPostmaster(path.join(dataDir, "postgres"))!;
    const began = performance.now();
    process.kill(pid, "SIGKILL");
    await writer.says("failed ");
    await writer.says("ack ");
    healed.push(performance.now() - began);
  }
  await writer.end("SIGTERM");
  const stored = await storedIds(dataDir);
  expect(writer.acknowledged().filter((id) => !stored.has(id))).toEqual([]);
  reportMilliseconds(`${writer.acknowledged().length} rows acknowledged, 0 lost; back after`, healed);
});

test(`the process that owns the database killed ${ROUNDS} times in mid-write loses no acknowledged row and leaves no PostgreSQL behind`, async () => {
  const dataDir = path.join(stage.folder, "owner-killed");
  const acknowledged: string[] = [];
  const opening: number[] = [];
  const ending: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = runProgram(stage, { mode: "write", dataDir, prefix: `round-${round}` });
    const { pid, timings } = await writer.opened();
    if (round > 0) opening.push(timings.total!);
    await writer.says("ack ", { times: someRows(), past: true });
    await writer.end("SIGKILL");
    acknowledged.push(...writer.acknowledged());
    const began = performance.now();
    if (round % 2 === 0)
      await vi.waitFor(() => expect(readPostmaster(path.join(dataDir, "postgres"))).toBeNull(), { timeout: 60_000, interval: 5 });
    if (round % 2 === 0) ending.push(performance.now() - began);
    if (round === ROUNDS - 1)
      await vi.waitFor(() => expect(isServing(pid, path.join(dataDir, "postgres"))).toBe(false), { timeout: 60_000, interval: 5 });
  }
  const stored = await storedIds(dataDir);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  reportMilliseconds(`${acknowledged.length} rows acknowledged, 0 lost; opened again in`, opening);
  reportMilliseconds("PostgreSQL ended after its owner in", ending);
});

test("the database and its owner killed together leave a pid file that is no obstacle", async () => {
  const dataDir = path.join(stage.folder, "both-killed");
  const writer = runProgram(stage, { mode: "write", dataDir });
  const { pid } = await writer.opened();
  await writer.says("ack ", { times: 50 });
  writer.child.kill("SIGSTOP");
  process.kill(pid, "SIGKILL");
  await writer.end("SIGKILL");
  expect(readPostmaster(path.join(dataDir, "postgres"))?.pid).toBe(pid);
  const stored = await storedIds(dataDir);
  expect(writer.acknowledged().filter((id) => !stored.has(id))).toEqual([]);
});

test("a process killed while it makes the cluster leaves nothing that the next one would take for a database", async () => {
  const dataDir = path.join(stage.folder, "making-killed");
  const maker = runProgram(stage, { mode: "once", dataDir });
  await vi.waitFor(() => expect(existsSync(dataDir) && readdirSync(dataDir).some((name) => name.includes(".init-"))).toBe(true), {
    timeout: 60_000,
    interval: 1,
  });
  await maker.end("SIGKILL");
  expect(readdirSync(dataDir).filter((name) => name === "postgres")).toEqual([]);
  const next = runProgram(stage, { mode: "once", dataDir });
  await next.says("stopped", { past: true });
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
});
