import { spawn } from "node:child_process";
import { chmodSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** A single-step run that opens a database and would continue for long. */
const RUN = `import { bin, runSteps } from "./scripts/steps.mjs";
await runSteps([{ name: "races", command: bin("vitest", "run", "--project", "verbs", "races") }]);`;

const PATIENTLY = { timeout: 60_000, interval: 100 };

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Returns the PostgreSQL process id serving from below a folder, once it is ready. Such a file also exists briefly while a cluster is created. */
function databaseIn(folder: string) {
  const [file = ""] = globSync("**/postmaster.pid", { cwd: folder });
  try {
    const [pid, ...rest] = readFileSync(path.join(folder, file), "utf8").split("\n");
    return rest.some((line) => line.trim() === "ready") ? Number(pid) : 0;
  } catch {
    return 0;
  }
}

test.each([
  "SIGINT",
  "SIGTERM",
  "SIGKILL",
] as const)("a run that %s breaks off leaves no process, no database and no file", async (signal) => {
  const folder = mkdtempSync(path.join(tmpdir(), "broken-off-"));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { npm_lifecycle_event: _npm, ...environment } = process.env;
  const runner = spawn(process.execPath, ["--input-type=module", "-e", RUN], {
    cwd: ROOT,
    env: { ...environment, TMPDIR: folder },
    stdio: "ignore",
  });
  await expect.poll(() => databaseIn(folder), PATIENTLY).toBeGreaterThan(0);
  const database = databaseIn(folder);
  const children = readFileSync(`/proc/${runner.pid}/task/${runner.pid}/children`, "utf8").trim().split(" ").map(Number);
  expect(children.length).toBe(2);
  runner.kill(signal);
  await expect.poll(() => [database, ...children].filter(isThere), PATIENTLY).toEqual([]);
  await expect.poll(() => readdirSync(folder), PATIENTLY).toEqual([]);
});
