import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { Trouble } from "./boot-say.mjs";

const WANTED_NODE = 24;

const majorOf = (version) => Number.parseInt(version.replace(/^v/, ""), 10);

/** Finds the Node that package-lock.json pins, or the running one if it is recent enough. */
export function findNode(root) {
  for (const at of ["node_modules/.bin/node", "node_modules/node/bin/node"]) {
    const node = path.join(root, at);
    if (existsSync(node) && runs(realpathSync(node))) return realpathSync(node);
  }
  if (majorOf(process.version) >= WANTED_NODE) return process.execPath;
  throw new Trouble(
    `Node ${WANTED_NODE} is needed, this is ${process.version}, and the one that the packages bring is missing or does not run here.\n` +
      `Run npm ci --include=dev --ignore-scripts=false, or use Node ${WANTED_NODE} yourself.`,
  );
}

function runs(node) {
  if (node === process.execPath) return true;
  const { status, stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return status === 0 && majorOf(stdout) >= WANTED_NODE;
}
