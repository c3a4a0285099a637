// Starts what is measured: our built server with a data folder of its own, and bare Node servers as floors.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { SERVER_MEMORY } from "../scripts/server-memory.mjs";

const NODE = process.execPath;

/** Creates a temporary folder that PostgreSQL, which under root runs as another user, can enter. */
export function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-bench-"));
  chmodSync(folder, 0o711);
  return folder;
}

export const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true });

/** Starts our server. Resolves once `path` answers 200, with the milliseconds since the spawn. */
export async function startOurs(folder, { path: page = "/", env = {} } = {}) {
  const port = await freePort();
  const variables = {
    ...SERVER_MEMORY,
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: "off",
    PACE: "0",
    BASE_URL: "",
    DATABASE_URL: "",
    ...env,
  };
  return start(["build/server/index.js"], port, page, variables);
}

/** Starts a bare Node server that sends a file with prepared headers, from memory. */
export async function startBare(bodyFile, headers = {}) {
  const port = await freePort();
  return start(["bench/bare.mjs", String(port), bodyFile, JSON.stringify(headers)], port, "/", process.env);
}

/** Starts a bare Node server where React alone renders a page's markup for each request; with `readsFile` it first reads the page's data. */
export async function startBareReact(htmlFile, readsFile) {
  const port = await freePort();
  return start(["bench/bare-react.mjs", String(port), htmlFile, ...(readsFile ? [readsFile] : [])], port, "/", {
    ...process.env,
    NODE_ENV: "production",
  });
}

/** Signs in a person of the demo; returns the session cookie. */
export async function signIn(url, folder, who = "client") {
  const account = readFileSync(path.join(folder, "demo-accounts.txt"), "utf8")
    .split("\n")
    .find((line) => line.startsWith(who));
  const [, email, password] = account.split(/\s+/);
  const body = new URLSearchParams({ intent: "sign-in", email, password, rememberMe: "on" });
  const answer = await fetch(`${url}/auth`, { method: "POST", body, headers: { origin: url }, redirect: "manual" });
  const cookie = answer.headers.getSetCookie().find((value) => value.startsWith("session="));
  if (!cookie) throw new Error(`signing in answered ${answer.status}`);
  return cookie.split(";")[0];
}

/** Starts a server for the floor page: the same page as one hand-written file from memory. */
export async function startFloor() {
  const port = await freePort();
  const folder = makeFolder();
  return start(["bench/floor.mjs", folder, String(port)], port, "/", process.env);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function start(args, port, page, env) {
  const began = performance.now();
  const child = spawn(NODE, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output}`);
    const answer = page === null ? null : await fetch(url + page, { redirect: "manual" }).catch(() => null);
    if (answer?.status === 200) break;
    if (page === null && output.includes(url)) break;
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  return {
    url,
    pid: child.pid,
    milliseconds: performance.now() - began,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** Proportional set size in MB of a process and everything that serves it: its children, and the PostgreSQL on its folder. */
export function memoryOf(pid, folder) {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter(Boolean);
  const ours = new Set([pid]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const { pid: id, parent, command } of processes) {
      if (ours.has(id) || !(ours.has(parent) || (folder && command.includes(folder)))) continue;
      ours.add(id);
      grew = true;
    }
  }
  return [...ours].reduce((sum, id) => sum + proportionalKilobytes(id), 0) / 1024;
}

function readProcess(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    return { pid: Number(id), parent, command: readFileSync(`/proc/${id}/cmdline`, "utf8") };
  } catch {
    return null;
  }
}

function proportionalKilobytes(id) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
