import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { isServing, readPostmaster } from "#app/db/embedded/postmaster-pid.server";
import { choosePerson } from "#app/db/embedded/run-as.server";
import { socketFolderOf } from "#app/db/embedded/sockets.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { endAllPrograms, makeStage, type Program, runProgram, type Stage } from "./embedded-processes";

let stage: Stage;
beforeAll(async () => {
  stage = await makeStage();
});
afterEach(endAllPrograms);
afterAll(() => stage.remove());

async function twoWriters(name: string) {
  const dataDir = path.join(stage.folder, name);
  const owner = runProgram(stage, { mode: "write", dataDir, prefix: "owner" });
  const { pid } = await owner.opened();
  const guest = runProgram(stage, { mode: "write", dataDir, prefix: "guest" });
  expect(await guest.opened()).toMatchObject({ pid, owner: false });
  await Promise.all([owner.says("ack ", { times: 50 }), guest.says("ack ", { times: 50 })]);
  return { dataDir, folder: path.join(dataDir, "postgres"), owner, guest, pid };
}

async function lostRows(dataDir: string, writers: Program[]) {
  const database = await openEmbeddedDatabase({ dataDir });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from written");
  await client.end();
  await database.stop();
  const stored = new Set(rows.map((row) => row.id));
  return writers.flatMap((writer) => writer.acknowledged()).filter((id) => !stored.has(id));
}

const failures = (writer: Program) => writer.lines.filter((line) => line.startsWith("failed "));

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test(`two servers on one folder: the owner leaves by ${signal}, and the other goes on without one failed write`, async () => {
    const { dataDir, folder, owner, guest, pid } = await twoWriters(`leaves-${signal}`);
    await owner.end(signal);
    await guest.says("ack ", { times: 200 });
    expect(failures(guest)).toEqual([]);
    expect(readPostmaster(folder)?.pid).toBe(pid);
    await guest.end("SIGTERM");
    expect(isServing(pid, folder)).toBe(false);
    expect(await lostRows(dataDir, [owner, guest])).toEqual([]);
  });
}

test("the one that stays takes over: it starts PostgreSQL again after a kill, and its own end by a kill ends PostgreSQL", async () => {
  const { dataDir, folder, owner, guest, pid } = await twoWriters("takes-over");
  await owner.end("SIGKILL");
  process.kill(pid, "SIGKILL");
  await guest.says("failed ");
  await guest.says("ack ", { times: 20 });
  guest.child.kill("SIGUSR2");
  await guest.says("owner true");
  const { pid: second } = readPostmaster(folder)!;
  expect(second).not.toBe(pid);
  await guest.end("SIGKILL");
  await vi.waitFor(() => expect(isServing(second, folder)).toBe(false), { timeout: 60_000, interval: 5 });
  expect(await lostRows(dataDir, [owner, guest])).toEqual([]);
});

test("two processes that open an empty folder at once make one database", async () => {
  const dataDir = path.join(stage.folder, "at-once");
  const both = ["one", "two"].map((prefix) => runProgram(stage, { mode: "write", dataDir, prefix }));
  const opened = await Promise.all(both.map((each) => each.opened()));
  expect(opened.map((each) => each.owner).sort()).toEqual([false, true]);
  await Promise.all(both.map((each) => each.says("ack ", { times: 20 })));
  await Promise.all(both.map((each) => each.end("SIGTERM")));
  expect(await lostRows(dataDir, both)).toEqual([]);
});

test("a pid file that names a stranger, as after a restart of a container, is no obstacle and no harm to the stranger", async () => {
  const dataDir = path.join(stage.folder, "stranger");
  const first = await openEmbeddedDatabase({ dataDir });
  const files = ["postmaster.pid", ".s/.s.PGSQL.5432.lock"].map((name) => path.join(first.folder, name));
  for (const file of files) copyFileSync(file, `${file}.kept`);
  await first.stop();
  const { uid, gid } = choosePerson();
  const stranger = spawn("sleep", ["300"], { uid, gid, stdio: "ignore" });
  for (const file of files) writeFileSync(file, readFileSync(`${file}.kept`, "utf8").replace(/^\d+/, String(stranger.pid)));

  const again = await openEmbeddedDatabase({ dataDir });
  expect(again.isOwner()).toBe(true);
  expect(again.pid()).not.toBe(stranger.pid);
  console.log(`opened over a stranger's pid in ${again.timings.total} ms`);
  await again.stop();
  expect(stranger.exitCode).toBeNull();
  stranger.kill();
  await once(stranger, "exit");
});

test("a path too long for a socket works", async () => {
  const dataDir = path.join(stage.folder, "long".repeat(30));
  const owner = runProgram(stage, { mode: "write", dataDir, prefix: "owner" });
  await owner.opened();
  await owner.says("ack ", { times: 5 });
  const guest = runProgram(stage, { mode: "once", dataDir });
  expect((await guest.opened()).owner).toBe(false);
  await guest.says("stopped", { past: true });
  await owner.end("SIGTERM");
  expect(await lostRows(dataDir, [owner])).toEqual([]);
  const sockets = socketFolderOf(path.join(dataDir, "postgres"));
  expect(sockets).toMatch(/^\/tmp\//);
  rmSync(sockets, { recursive: true });
});
