import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { listBackups } from "#app/platform/backup/backup-folders.server";
import { type Manifest, readManifest } from "#app/platform/backup/manifest.server";
import { startBackups } from "#app/start/scheduled-backups.server";
import { debianVersion, startDebianPostgres } from "../../scripts/debian-postgres.mjs";
import { ServerUnderTest } from "../support/server";

const ROUNDS = 12;

const scratch = mkdtempSync(path.join(tmpdir(), "backups-"));
chmodSync(scratch, 0o711);
const backupDir = path.join(scratch, "backups");
const site = new ServerUnderTest();
beforeAll(() => site.start());
afterAll(async () => {
  await site.remove();
  rmSync(scratch, { recursive: true, force: true });
});

/** Runs the programs behind npm run backup and npm run restore; kills them after that many milliseconds, if given. */
async function run(program: "backup" | "restore", env: Record<string, string>, { args = [] as string[], killAfter = 0 } = {}) {
  const child = spawn(process.execPath, [`build/operations/${program}.js`, ...args], {
    env: { ...process.env, NODE_ENV: "production", BACKUP_DIR: backupDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  if (killAfter > 0) void wait(killAfter).then(() => child.kill("SIGKILL"));
  return { code: await ended, said };
}

const backUp = (killAfter = 0) => run("backup", { DATA_DIR: site.folder }, { killAfter });

const sumsOf = ({ tables }: Manifest) => tables.map(({ name, rows, sum }) => ({ name, rows, sum }));

async function expectServes(environment: Record<string, string>, dataDir: string) {
  const restored = new ServerUnderTest();
  try {
    const url = await restored.start({ ...environment, DATA_DIR: dataDir });
    const page = await fetch(`${url}/business`);
    expect([page.status, /href="\/advisors\//.test(await page.text())]).toEqual([200, true]);
  } finally {
    await restored.remove();
  }
}

test(`a backup that is killed, ${ROUNDS} times at any moment, leaves no backup, and the running site is none the worse`, async () => {
  expect((await backUp()).code).toBe(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = listBackups(backupDir);
    const { code } = await backUp(100 + Math.random() * 600);
    for (const name of listBackups(backupDir).slice(before.length)) readManifest(path.join(backupDir, name));
    if (code !== 0) expect(listBackups(backupDir).length - before.length).toBeLessThanOrEqual(1);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  }
  expect((await backUp()).code).toBe(0);
  expect(readdirSync(backupDir).filter((name) => name.startsWith("."))).toEqual([]);
});

test(`a restore that is killed, ${ROUNDS} times at any moment, keeps the site from starting until the same again has finished it`, async () => {
  const newest = listBackups(backupDir).at(-1)!;
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = path.join(scratch, `restored-${round}`);
    const { code } = await run("restore", { DATA_DIR: dataDir }, { killAfter: 300 + Math.random() * 2500 });
    if (code !== 0 && existsSync(path.join(dataDir, ".restoring")))
      await expect(new ServerUnderTest().start({ DATA_DIR: dataDir })).rejects.toThrow("run the same npm run restore again");
    const again = code === 0 ? { code, said: "" } : await run("restore", { DATA_DIR: dataDir });
    // Killed after its last step, it is complete, and says so.
    if (again.code !== 0) expect(again.said).toContain("This database is not empty");
    const proof = path.join(scratch, `proof-${round}`);
    expect((await run("backup", { DATA_DIR: dataDir, BACKUP_DIR: proof })).code).toBe(0);
    const [one, other] = [path.join(backupDir, newest), path.join(proof, listBackups(proof)[0]!)].map(readManifest);
    expect([sumsOf(other!), other!.files]).toEqual([sumsOf(one!), one!.files]);
    rmSync(proof, { recursive: true });
    if (round === ROUNDS - 1) await expectServes({}, dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test.skipIf(!debianVersion())(
  "the embedded database's backup moves the site to another PostgreSQL, whose owner is nobody special, and back",
  async () => {
    const server = startDebianPostgres()!;
    try {
      const client = new pg.Client(server.url);
      await client.connect();
      await client.query("create role owner login");
      await client.query("create database site owner owner");
      await client.end();
      const url = server.url.replace("sagebridge@", "owner@").replace("/postgres?", "/site?");
      const dataDir = path.join(scratch, "moved");
      mkdirSync(dataDir);
      expect(await run("restore", { DATA_DIR: dataDir, DATABASE_URL: url })).toMatchObject({ code: 0 });
      const back = path.join(scratch, "back");
      expect(await run("backup", { DATA_DIR: dataDir, DATABASE_URL: url, BACKUP_DIR: back })).toMatchObject({ code: 0 });
      await expectServes({ DATABASE_URL: url }, dataDir);
      const home = path.join(scratch, "home");
      expect(await run("restore", { DATA_DIR: home, BACKUP_DIR: back })).toMatchObject({ code: 0 });
      await expectServes({}, home);
    } finally {
      server.stop();
    }
  },
);

test("a site makes its backups by itself, one until the next is due", async () => {
  const own = path.join(scratch, "by-itself");
  const before = { ...process.env };
  Object.assign(process.env, { DATA_DIR: site.folder, BACKUP_DIR: own, BACKUP_HOURS: "1", BASE_URL: "http://localhost:3000" });
  moveConfig();
  const stop = startBackups(100);
  try {
    await expect.poll(() => listBackups(own)).toHaveLength(1);
    await wait(2000);
    expect(listBackups(own)).toHaveLength(1);
  } finally {
    await stop();
    process.env = before;
    moveConfig();
  }
});

test("what is missing or wrong is one line", async () => {
  const [none, own] = ["none", "no-backups"].map((name) => path.join(scratch, name)) as [string, string];
  const { said } = await run("restore", { BACKUP_DIR: own, DATA_DIR: none });
  expect(said.trim()).toBe(`There is no backup in ${own}. There are none: set BACKUP_DIR, or name the folder of a backup.`);
  expect((await run("restore", { BACKUP_KEEP: "none" })).said.trim()).toMatch(
    /^The variable BACKUP_KEEP has a value that does not work: .*\. See docs\/self-hosting\.md\.$/,
  );
  expect((await run("backup", { DATA_DIR: none })).said.trim()).toBe(`There is no database in ${none}: set DATA_DIR or DATABASE_URL.`);
});
