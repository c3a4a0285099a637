// Fails when the TypeScript schema has changes that no migration covers.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-migrations-"));
try {
  cpSync("app/db/migrations", folder, { recursive: true });
  const before = readdirSync(folder).length;
  const relative = path.relative(process.cwd(), folder);
  const args = [
    "node_modules/.bin/drizzle-kit",
    "generate",
    "--dialect",
    "postgresql",
    "--schema",
    "./app/db/schema/**/*.ts",
    "--out",
    relative,
    "--name",
    "missing",
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) fail(stdout + stderr);
  if (readdirSync(folder).length !== before)
    fail("The schema says something that no migration says. Run: npm run db:migration -- --name <what-changed>");
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function fail(text) {
  console.error(text);
  process.exitCode = 1;
}
