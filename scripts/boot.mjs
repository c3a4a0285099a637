// The npm commands (start, dev, test, check, bench, …, see COMMANDS): prepares the clone and hands over. Runs on Node 20 with nothing installed.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./boot-build.mjs";
import { handOver } from "./boot-handover.mjs";
import { ensureInstalled } from "./boot-install.mjs";
import { findNode } from "./boot-node.mjs";
import { Trouble, tell } from "./boot-say.mjs";
import { SERVER_MEMORY } from "./server-memory.mjs";

const OLDEST_NODE = 20;

const COMMANDS = {
  start: "build/server/index.js",
  backup: "build/operations/backup.js",
  restore: "build/operations/restore.js",
  upgrade: "build/operations/upgrade.js",
  doctor: "build/operations/doctor.js",
  files: "build/operations/files.js",
  dev: "scripts/dev.mjs",
  test: "scripts/test.mjs",
  check: "scripts/check.mjs",
  bench: "bench/bench.mjs",
  train: "scripts/train.mjs",
  gallery: "scripts/gallery.mjs",
  hard: "scripts/hard.mjs",
  planted: "scripts/planted.mjs",
  mutants: "scripts/mutants.mjs",
};

/** Commands that use the built site, either serving it or working beside it. */
const PRODUCTION = new Set(["start", "backup", "restore", "upgrade", "doctor", "files"]);
const SERVING = new Set([...PRODUCTION, "bench", "gallery"]);

/** Makes the clone ready for a command and returns which Node should continue with which file. */
async function makeReady(command) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Trouble(`Node ${OLDEST_NODE} or later is needed, and this is ${process.version}: https://nodejs.org`);
  }
  const file = COMMANDS[command];
  if (!file) throw new Trouble(`There is no "${command}". There are: ${Object.keys(COMMANDS).join(", ")}.`);
  process.chdir(root);
  await ensureInstalled(root);
  const node = findNode(root);
  if (PRODUCTION.has(command)) process.env.NODE_ENV = "production";
  if (command === "start") Object.assign(process.env, { ...SERVER_MEMORY, ...process.env });
  if (SERVING.has(command)) await ensureBuilt(root, node);
  return { node, file: path.join(root, file) };
}

const [command = "start", ...args] = process.argv.slice(2);

try {
  const { node, file } = await makeReady(command);
  await handOver(node, file, args);
} catch (error) {
  // The server reports its own errors.
  if (!(error instanceof Trouble)) throw error;
  tell(error.message);
  process.exit(1);
}
