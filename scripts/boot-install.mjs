import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { doAlone } from "./boot-alone.mjs";
import { runQuietly, step, Trouble, tell } from "./boot-say.mjs";

/** Installs exactly what package-lock.json specifies, unless node_modules already matches it. */
export async function ensureInstalled(root) {
  const lock = readFileSync(path.join(root, "package-lock.json"), "utf8");
  const hash = createHash("sha256").update(lock).digest("hex");
  const stamp = path.join(root, "node_modules/.sagebridge-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  const isInstalled = () => holdsAll(root, lock);
  await doAlone(root, "install", isInstalled, () => step("install", () => install(root)));
  try {
    writeFileSync(stamp, hash);
  } catch {
    // node_modules is read-only for this user: it is compared again at the next start.
  }
}

/** Compares npm's own record of node_modules with the lock file, so a manual install counts, too. */
function holdsAll(root, lock) {
  const record = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  const wanted = Object.entries(JSON.parse(lock).packages).filter(([at]) => at.startsWith("node_modules/"));
  return wanted.every(
    ([at, { version, optional, devOptional }]) => optional || devOptional || (installed[at] && installed[at].version === version),
  );
}

async function install(root) {
  const environment = withoutOurPath(root);
  const cache = temporaryCache();
  const npm = npmCommand(root);
  // A production environment would omit what the build needs.
  const args = [...npm.args, "ci", "--include=dev", "--no-audit", "--no-fund", ...(cache ? ["--cache", cache] : [])];
  const { code, output } = await runQuietly(npm.program, args, environment);
  if (cache) rmSync(cache, { recursive: true, force: true });
  if (code === 0) return;
  if (code !== null) tell(output.trimEnd());
  throw new Trouble(whatToDo(code, output, root));
}

/** The npm that started us, run by its own Node; else the one on the PATH. Never a Node that this install will replace. */
function npmCommand(root) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (!npm || !/npm-cli\.[cm]?js$/.test(npm) || !existsSync(npm)) return { program: "npm", args: [] };
  const runner = [node, process.execPath].find((each) => each && existsSync(each) && !isInside(root, each));
  return runner ? { program: runner, args: [npm] } : { program: "npm", args: [] };
}

function withoutOurPath(root) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder && !isInside(root, folder));
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

const isInside = (root, target) => path.resolve(target).startsWith(path.join(root, "node_modules") + path.sep);

/** A temporary cache folder for this install when npm's own cannot be written (a read-only home, a user without one). */
function temporaryCache() {
  try {
    const cache = process.env.npm_config_cache ?? path.join(os.homedir(), ".npm");
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
    return null;
  } catch {
    return mkdtempSync(path.join(os.tmpdir(), "sagebridge-npm-"));
  }
}

function whatToDo(code, output, root) {
  if (code === null) return "npm was not found. Install Node.js together with npm (https://nodejs.org) and run this again.";
  if (/ENOSPC/.test(output)) return "The disk is full: the packages need about 1 GB. Free some and run this again.";
  if (/E?NOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return "npm could not reach its registry. The first start needs a network, later ones do not: check it and run this again.";
  }
  if (/EUSAGE/.test(output)) return "package.json and package-lock.json do not agree: run npm install, then this again.";
  if (/EACCES|EROFS|EPERM/.test(output))
    return `This user may not write to ${path.join(root, "node_modules")}: give the folder to this user.`;
  return "npm ci failed, and says why above. Run this again once that is mended.";
}
