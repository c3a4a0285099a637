import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { Trouble } from "./boot-say.mjs";

const FORWARDED = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * Continues as `file` under the pinned Node: replaces this process where Node supports that, else runs a child.
 *
 * A child must exit on the event 'disconnect' of `process`, because this process can be killed without notice. Signals are passed on, and
 * the child's exit code becomes ours.
 */
export async function handOver(node, file, args) {
  if (!existsSync(file)) throw new Trouble(`${path.relative(process.cwd(), file)} is missing: is this a whole clone?`);
  if (process.execve) process.execve(node, [node, file, ...args]);
  const child = spawn(node, [file, ...args], { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of FORWARDED) process.on(signal, () => pass(signal, child));
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on("error", () => reject(new Trouble(`${node} does not run here: run npm ci --include=dev, then this again.`)));
    child.on("exit", (...end) => resolve(end));
  });
  if (!signal) process.exit(code);
  for (const each of FORWARDED) process.removeAllListeners(each);
  process.kill(process.pid, signal);
}

/** In a terminal, Ctrl-C reaches the child by itself; a second SIGINT would mean "at once" to it. */
function pass(signal, child) {
  if (signal === "SIGINT" && process.stdin.isTTY) return;
  child.kill(signal);
}
