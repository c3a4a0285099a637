import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SWITCH, TURN, withMutants } from "./schemata.mjs";

const COPIED = `app tests scripts docs corpus public server.ts package.json tsconfig.json vite.config.ts vitest.config.ts
  react-router.config.ts`.split(/\s+/);

/** Defaults for a process or a page in which no mutants run. */
const NOBODY_ASKS = `globalThis.${SWITCH} ??= () => false; globalThis.${TURN} ??= () => {};`;

/** Copies the project with mutants compiled into its sources, and builds the site. `remove` deletes the copy. */
export function buildSite(files) {
  const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-mutants-site-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  for (const { file, mutants } of files) {
    const place = path.join(folder, file);
    writeFileSync(place, `${NOBODY_ASKS} ${withMutants(file, readFileSync(place, "utf8"), mutants)}`);
  }
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/.bin/react-router", "build"], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  if (status === 0) return { folder, remove };
  remove();
  throw new Error(`The site with mutants in it could not be built:\n${(stdout + stderr).slice(-2000)}`);
}
