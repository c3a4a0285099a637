import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { doAlone } from "./boot-alone.mjs";
import { keepCompiled } from "./boot-compiled.mjs";
import { runQuietly, step, Trouble, tell } from "./boot-say.mjs";

const FILES = ["package-lock.json", "server.ts", "vite.config.ts", "react-router.config.ts", "tsconfig.json"];
const FOLDERS = ["app", "public"];

/** Builds the site unless build/ was made from exactly these sources. */
export async function ensureBuilt(root, node) {
  const stamp = path.join(root, "build/.sagebridge-build");
  const fingerprint = fingerprintOf(root);
  const program = path.join(root, "build/server/index.js");
  const isBuilt = () => existsSync(program) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint;
  await doAlone(root, "build", isBuilt, async () => {
    await step("build", () => build(root, node, stamp));
    writeFileSync(stamp, fingerprint);
  });
}

async function build(root, node, stamp) {
  // Without the stamp, an interrupted build is made again.
  rmSync(stamp, { force: true });
  const program = path.join(root, "node_modules/.bin/react-router");
  const { code, output } = await runQuietly(node, [program, "build"], { ...process.env, NODE_ENV: "production" });
  if (code === 0) return keepCompiled(root, node);
  tell(output.trimEnd());
  if (/ENOSPC/.test(output)) throw new Trouble("The disk is full. Free some and run this again.");
  throw new Trouble("The build failed, and says why above.");
}

/** Hashes contents, so that a checkout or a copy that only changes timestamps causes no rebuild. */
export function fingerprintOf(root) {
  const hash = createHash("sha1");
  for (const file of [...FILES, ...FOLDERS.flatMap((folder) => sourcesIn(root, folder))]) {
    const at = path.join(root, file);
    if (existsSync(at)) hash.update(file).update("\0").update(readFileSync(at)).update("\0");
  }
  return hash.digest("hex");
}

function sourcesIn(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}
