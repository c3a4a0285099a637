import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { listBackups } from "#app/platform/backup/backup-folders.server";
import { readBase } from "#app/platform/backup/base-copy.server";
import { walFolder } from "#app/platform/backup/wal-archive.server";
import { ServerUnderTest } from "../support/server";

const scratch = mkdtempSync(path.join(tmpdir(), "moments-"));
chmodSync(scratch, 0o711);
const backupDir = path.join(scratch, "backups");
const settings = { BACKUP_DIR: backupDir, BACKUP_LOG: "1", DEMO: "1" };
const site = new ServerUnderTest();

beforeAll(() => site.start(settings));
afterAll(async () => {
  await site.remove();
  rmSync(scratch, { recursive: true, force: true });
});

async function run(program: "backup" | "restore", dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [`build/operations/${program}.js`, ...args], {
    env: { ...process.env, NODE_ENV: "production", ...settings, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece));
  return { code: await new Promise<number | null>((resolve) => child.once("close", resolve)), said };
}

/** Runs something on a data folder's database, with or without its site running. */
async function on<Result>(dataDir: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const database = await openEmbeddedDatabase({ dataDir });
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await database.stop();
  }
}

const say = (action: string) =>
  on(site.folder, (client) => client.query("insert into audit_log (action, subject, details) values ($1, 'moment', '{}')", [action]));

const said = (dataDir: string) =>
  on(dataDir, async (client) =>
    (await client.query("select action from audit_log where subject = 'moment' order by action")).rows.map(({ action }) => action),
  );

async function upload(name: string) {
  const folder = path.join(site.folder, "files/avatars");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), `the picture ${name}`);
  await on(site.folder, (client) =>
    client.query("insert into files (bucket, path, mime_type, file_size, is_public) values ('avatars', $1, 'image/webp', $2, true)", [
      name,
      `the picture ${name}`.length,
    ]),
  );
}

/** Returns a moment by the database's clock, separate from earlier and later ones. */
async function aMoment() {
  await wait(50);
  const at = await on(site.folder, async (client) => (await client.query("select clock_timestamp() as at")).rows[0].at as Date);
  await wait(50);
  return at.toISOString();
}

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

test("a restore until a moment between two backups has what was there then, rows and files, and nothing of what came after", async () => {
  const before = await aMoment();
  await say("1 before the backup");
  expect((await run("backup", site.folder)).code).toBe(0);
  const base = readBase(path.join(backupDir, listBackups(backupDir)[0]!))!;
  await say("2 before the moment");
  await upload("before-1.webp");
  const moment = await aMoment();
  await say("3 after the moment");
  await upload("after-1.webp");
  await on(site.folder, (client) => client.query("delete from audit_log where action like '1 %'"));
  const later = await aMoment();
  await say("4 at the end");
  const kept = await on(site.folder, async (client) => {
    const { rows } = await client.query("select pg_walfile_name(pg_switch_wal()) as segment");
    return path.join(walFolder(backupDir, base.system), `${rows[0].segment}.gz`);
  });
  await expect.poll(() => existsSync(kept), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => existsSync(path.join(backupDir, "files/avatars/after-1.webp")), { timeout: 60_000 }).toBe(true);
  // The disk is lost, with everything written to it.
  await site.stop("SIGKILL");
  expect(await said(site.folder)).toHaveLength(3);

  const [then, last] = ["then", "last"].map((name) => path.join(scratch, name)) as [string, string];
  expect(await run("restore", then, "--until", moment)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`the site as it was at ${moment}`),
  });
  expect(await said(then)).toEqual(["1 before the backup", "2 before the moment"]);
  expect(sha256(readFileSync(path.join(then, "files/avatars/before-1.webp")))).toBe(sha256("the picture before-1.webp"));
  expect(existsSync(path.join(then, "files/avatars/after-1.webp"))).toBe(false);
  expect(readFileSync(path.join(then, "demo-accounts.txt"), "utf8")).toBe(
    readFileSync(path.join(site.folder, "demo-accounts.txt"), "utf8"),
  );

  expect(existsSync(path.join(then, ".until"))).toBe(false);

  expect((await run("restore", last, "--until", later)).code).toBe(0);
  expect(await said(last)).toEqual(["2 before the moment", "3 after the moment"]);
  expect(readFileSync(path.join(last, "files/avatars/after-1.webp"), "utf8")).toBe("the picture after-1.webp");
  const restored = new ServerUnderTest();
  try {
    const url = await restored.start({ ...settings, DATA_DIR: last });
    expect((await fetch(`${url}/business`)).status).toBe(200);
  } finally {
    await restored.remove();
  }

  const none = path.join(scratch, "none");
  expect((await run("restore", none, "--until", before)).said.trim()).toBe(
    `The backups in ${backupDir} go back to ${base.endedAt} and no further.`,
  );
  expect((await run("restore", none, "--until", "yesterday")).said.trim()).toBe(
    "--until takes a moment that has been, such as 2026-11-23T10:15:00Z.",
  );
  const afterAll = new Date(Date.now() - 1).toISOString();
  const log = walFolder(backupDir, base.system);
  expect((await run("restore", none, "--until", afterAll)).said.trim()).toBe(
    `The log in ${log} does not reach ${afterAll}: choose an earlier moment.`,
  );
  for (const name of readdirSync(log).sort().slice(-1)) rmSync(path.join(log, name));
  expect((await run("restore", none, "--until", later)).code).toBe(1);
  expect(existsSync(path.join(none, "files"))).toBe(false);
});

test("the log is kept as long as a backup goes on from it", async () => {
  const own = path.join(scratch, "kept");
  const again = new ServerUnderTest();
  await again.start({ ...settings, BACKUP_DIR: own });
  try {
    const env = { ...process.env, NODE_ENV: "production", ...settings, BACKUP_DIR: own, BACKUP_KEEP: "2", DATA_DIR: again.folder };
    for (let round = 0; round < 4; round += 1) {
      const child = spawn(process.execPath, ["build/operations/backup.js"], { env, stdio: "ignore" });
      expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
    }
    const bases = listBackups(own).map((name) => readBase(path.join(own, name))!);
    const segments = readdirSync(walFolder(own, bases[0]!.system)).sort();
    expect([bases.length, segments[0]]).toEqual([2, `${bases[0]!.segment}.gz`]);
  } finally {
    await again.remove();
  }
});
