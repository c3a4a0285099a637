import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Returns the commit before the newest schema change; null in a folder without history. */
export function commitBeforeSchema(): string | null {
  const args = ["log", "-1", "--format=%P", "--", "app/db/migrations/meta/_journal.json"];
  const { stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  return stdout?.trim().split(" ")[0] || null;
}

/** Checks out a commit's code in a folder of its own, and builds it with this checkout's packages. */
export function buildEarlier(commit: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "earlier-"));
  const run = (program: string, ...args: string[]) => {
    const env = { ...process.env, NODE_ENV: "production" };
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8", env });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  };
  run("sh", "-c", `git -C "${ROOT}" archive ${commit} | tar -x`);
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  run(process.execPath, "node_modules/.bin/react-router", "build");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
