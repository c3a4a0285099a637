// node scripts/schema-fixture.mjs: stores the demo with the current schema in tests/schemas, to test upgrades. For each release, after a build.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { zipSync } from "fflate";
import { keptSchemaFile } from "./kept-schemas.mjs";

/** Starts the built site, which creates the demo, and returns a function that stops it. */
async function startSite(env) {
  const child = spawn(process.execPath, ["build/server/index.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve, reject) => {
    child.stdout.on("data", (piece) => String(piece).includes(" is at http") && resolve());
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}`)));
  });
  return () => new Promise((resolve) => child.once("exit", resolve).kill("SIGTERM"));
}

/** Every file below a folder, by its path. */
function contentOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(paths.map((name) => [name, readFileSync(path.join(folder, name))]));
}

const folder = mkdtempSync(path.join(tmpdir(), "schema-"));
chmodSync(folder, 0o711);
const [dataDir, backupDir] = [path.join(folder, "data"), path.join(folder, "backups")];
const own = { DATA_DIR: dataDir, BACKUP_DIR: backupDir, SECRET: "the secret of a site that is kept for tests", PORT: "0", DEMO: "1" };
const env = { ...process.env, NODE_ENV: "production", ...own };
try {
  await (await startSite(env))();
  const { status } = spawnSync(process.execPath, ["build/operations/backup.js"], { env, stdio: "inherit" });
  if (status !== 0) throw new Error("the backup failed");
  const target = keptSchemaFile(process.cwd());
  writeFileSync(target, zipSync(contentOf(backupDir), { level: 9, mtime: new Date("2026-01-01") }));
  process.stdout.write(`  ${target}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
