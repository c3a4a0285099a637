import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAlive } from "#app/db/embedded/postmaster-pid.server";

const scratch = mkdtempSync(path.join(tmpdir(), "boot-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A Node other than the pinned one, as far as its path shows, and one that cannot replace its own process yet. */
const otherNode = path.join(scratch, "node");
try {
  linkSync(process.execPath, otherNode);
} catch {
  cpSync(process.execPath, otherNode);
}

const older = path.join(scratch, "older.mjs");
writeFileSync(older, "process.execve = undefined;");

const SERVER = `
  if (!import.meta.main) process.exit(3);
  process.on("disconnect", () => process.exit(0));
  process.on("SIGTERM", () => { console.log("drained"); process.exit(7); });
  setInterval(() => undefined, 1000);
  console.log("serving " + JSON.stringify({ pid: process.pid, node: process.execPath, mode: process.env.NODE_ENV, arguments: process.argv.slice(2) }));
`;

/** Stands in for the build: copies the source, or fails where the source says so. */
const BUILDER = `#!/usr/bin/env node
  import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
  const source = readFileSync("app/server.js", "utf8");
  if (source.includes("does not build")) throw new Error("does not build");
  mkdirSync("build/server", { recursive: true });
  writeFileSync("build/server/index.js", source);
`;

let clone = "";
let number = 0;
const running = new Set<ChildProcess>();
beforeEach(() => {
  clone = makeClone(path.join(scratch, `clone ${number++}`));
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** Creates a small clone whose two packages are local folders, so that npm ci needs no network. */
function makeClone(folder: string) {
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof content === "string" ? content : JSON.stringify(content));
  };
  const node = { name: "node", version: "24.0.0", bin: { node: "bin/node" } };
  const builder = { name: "builder", version: "1.0.0", type: "module", bin: { "react-router": "build.js" } };
  const root = {
    name: "clone",
    version: "1.0.0",
    type: "module",
    dependencies: { node: "file:packages/node", builder: "file:packages/builder" },
  };
  write("package.json", { ...root, private: true, scripts: { start: "exec node scripts/boot.mjs start" } });
  write("package-lock.json", {
    ...{ name: "clone", version: "1.0.0", lockfileVersion: 3, requires: true },
    packages: {
      "": root,
      "node_modules/node": { resolved: "packages/node", link: true },
      "node_modules/builder": { resolved: "packages/builder", link: true },
      "packages/node": node,
      "packages/builder": builder,
    },
  });
  write("packages/node/package.json", node);
  write("packages/builder/package.json", builder);
  write("packages/builder/build.js", BUILDER);
  write("app/server.js", SERVER);
  mkdirSync(path.join(folder, "packages/node/bin"));
  symlinkSync(process.execPath, path.join(folder, "packages/node/bin/node"));
  for (const name of readdirSync("scripts").filter((each) => /^(boot|server-memory\.mjs)/.test(each)))
    cpSync(path.join("scripts", name), path.join(folder, "scripts", name));
  return folder;
}

type Served = { pid: number; node: string; mode: string; arguments: string[] };

function boot(args = ["start"], { node = otherNode, environment = {} }: { node?: string; environment?: Record<string, string> } = {}) {
  const options = node === otherNode ? { NODE_OPTIONS: `--import=file://${older}` } : {};
  const { npm_execpath: _npm, npm_node_execpath: _node, npm_config_cache: _cache, NODE_ENV: _mode, ...rest } = process.env;
  const child = spawn(node, [path.join(clone, "scripts/boot.mjs"), ...args], {
    cwd: scratch,
    env: { ...rest, ...options, ...environment },
  });
  running.add(child);
  let output = "";
  let errors = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (errors += text));
  const ended = new Promise<number | null>((resolve) => child.on("close", (code) => resolve(code)));
  void ended.then(() => running.delete(child));
  const serving = async () => {
    await vi.waitFor(() => expect(output).toMatch(/^serving .*\n/m), { timeout: 60_000, interval: 5 });
    return JSON.parse(output.match(/^serving (.*)$/m)![1]!) as Served;
  };
  return { child, ended, serving, output: () => output, errors: () => errors };
}

async function bootOnce() {
  const first = boot();
  await first.serving();
  first.child.kill("SIGTERM");
  await first.ended;
  return first.output();
}

test("a fresh clone is installed, built and served by the pinned Node, each step in one line; the second start is silent and quick", async () => {
  expect(await bootOnce()).toMatch(/^ {2}install {4}\d+\.\d s\n {2}build {6}\d+\.\d s\nserving .*\ndrained\n$/);
  const began = performance.now();
  const second = boot(["start", "--an-argument"]);
  expect(await second.serving()).toMatchObject({ node: process.execPath, mode: "production", arguments: ["--an-argument"] });
  console.log(`second start: served after ${Math.round(performance.now() - began)} ms`);
  expect(second.output()).toMatch(/^serving /);
});

test("what was installed by hand is not installed again", async () => {
  const { ended } = boot(["no-such-command"]);
  expect(await ended).toBe(1);
  await bootOnce();
  rmSync(path.join(clone, "node_modules/.sagebridge-lock"));
  expect(await bootOnce()).toMatch(/^serving /);
});

test("a changed source is built again, a source that only looks newer is not", async () => {
  await bootOnce();
  utimesSync(path.join(clone, "app/server.js"), new Date(), new Date());
  expect(await bootOnce()).toMatch(/^serving /);
  writeFileSync(path.join(clone, "app/server.js"), `${SERVER}\n// changed`);
  expect(await bootOnce()).toMatch(/^ {2}build {6}/);
});

test("SIGTERM reaches the server, and its exit code is ours", async () => {
  const started = boot();
  const { pid } = await started.serving();
  expect(pid).not.toBe(started.child.pid);
  started.child.kill("SIGTERM");
  expect(await started.ended).toBe(7);
  expect(started.output()).toContain("drained");
  expect(isAlive(pid)).toBe(false);
});

test("boot killed without a word takes the server with it", async () => {
  const started = boot();
  const { pid } = await started.serving();
  started.child.kill("SIGKILL");
  await started.ended;
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000, interval: 5 });
});

test("where Node can put another program in its own place there is one process and not two", async () => {
  const started = boot(["start", "--an-argument"], { node: process.execPath });
  expect(await started.serving()).toMatchObject({ pid: started.child.pid, mode: "production", arguments: ["--an-argument"] });
});

test("npm start: SIGTERM to npm ends the server", async () => {
  const npm = spawn("npm", ["start"], { cwd: clone, env: { ...process.env, NODE_ENV: "" } });
  running.add(npm);
  let output = "";
  npm.stdout.on("data", (text) => (output += text));
  await vi.waitFor(() => expect(output).toMatch(/^serving .*\n/m), { timeout: 60_000, interval: 5 });
  const { pid } = JSON.parse(output.match(/^serving (.*)$/m)![1]!) as Served;
  npm.kill("SIGTERM");
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000, interval: 5 });
});

test("a home that cannot be written is no obstacle: npm gets a cache for this install alone, and only then", async () => {
  const bin = path.join(clone, "bin");
  const npm = execFileSync("/bin/sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim();
  mkdirSync(bin);
  writeFileSync(path.join(bin, "npm"), `#!/bin/sh\nprintf '%s ' "$@" > "${clone}/npm-arguments"\nexec "${npm}" "$@"\n`, { mode: 0o755 });
  const npmArguments = () => readFileSync(path.join(clone, "npm-arguments"), "utf8").trim();
  const PATH = `${bin}:${process.env.PATH}`;

  const closedHome = path.join(clone, "not-a-folder");
  writeFileSync(closedHome, "");
  await boot(["start"], { environment: { PATH, HOME: closedHome } }).serving();
  const [, cache] = npmArguments().match(/^ci --include=dev --no-audit --no-fund --cache (\S+)$/) ?? [];
  expect(cache).toContain("sagebridge-npm-");
  expect(existsSync(cache!)).toBe(false);

  rmSync(path.join(clone, "node_modules"), { recursive: true });
  await boot(["start"], { environment: { PATH, HOME: clone } }).serving();
  expect(npmArguments()).toBe("ci --include=dev --no-audit --no-fund");
});

async function failure(started: ReturnType<typeof boot>) {
  expect(await started.ended).toBe(1);
  expect(started.errors()).not.toContain("scripts/boot");
  return started.errors().trimEnd().split("\n").at(-1);
}

test("each failure ends in a line that says what to do", async () => {
  expect(await failure(boot(["sart"]))).toBe(
    'There is no "sart". There are: start, backup, restore, upgrade, doctor, files, dev, test, check, bench, train, gallery, hard, planted, mutants.',
  );
  expect(await failure(boot(["start"], { environment: { PATH: scratch } }))).toMatch(/^npm was not found/);

  const lock = path.join(clone, "package-lock.json");
  writeFileSync(path.join(clone, "package.json"), JSON.stringify({ name: "clone", dependencies: { absent: "file:packages/absent" } }));
  expect(await failure(boot())).toMatch(/^package.json and package-lock.json do not agree: run npm install/);
  expect(existsSync(lock)).toBe(true);
});

test("a build that fails shows why, and is tried again at the next start", async () => {
  writeFileSync(path.join(clone, "app/server.js"), "// does not build");
  const failed = boot();
  expect(await failure(failed)).toBe("The build failed, and says why above.");
  expect(failed.errors()).toContain("Error: does not build");
  writeFileSync(path.join(clone, "app/server.js"), SERVER);
  expect(await bootOnce()).toMatch(/^ {2}build {6}/);
});

test("a missing part of the clone is named", async () => {
  await bootOnce();
  expect(await failure(boot(["dev"]))).toBe("scripts/dev.mjs is missing: is this a whole clone?");
});

test("without a Node of its own, an old Node is told what to do and a new one goes on", async () => {
  rmSync(path.join(clone, "packages/node/bin"), { recursive: true });
  const old = path.join(clone, "old.mjs");
  writeFileSync(old, 'Object.defineProperty(process, "version", { value: "v20.1.0" });');
  const refused = boot(["start"], { environment: { NODE_OPTIONS: `--import=file://${encodeURI(old)}` } });
  expect(await failure(refused)).toBe("Run npm ci --include=dev --ignore-scripts=false, or use Node 24 yourself.");
  expect(await boot().serving()).toMatchObject({ node: otherNode });
});
