import { spawn } from "node:child_process";

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** An error that the user can fix; its message says how, in one or two lines. */
export class Trouble extends Error {}

export const tell = (text) => process.stderr.write(`${text}\n`);

/** Runs a step and prints its name and seconds in one line. In a terminal, the name shows while it runs. */
export async function step(name, work) {
  const began = performance.now();
  const label = `  ${name.padEnd(11)}`;
  if (process.stdout.isTTY) process.stdout.write(`${label}…\r`);
  try {
    const result = await work();
    process.stdout.write(`${label}${((performance.now() - began) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${label}failed\n`);
    throw error;
  }
}

/** Runs a program, optionally as another user; resolves with its exit code and output, for the caller to show on failure. Dies with this process. */
export function runQuietly(program, args, environment, user = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...user, env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => {
        output += text;
      });
    }
    const giveUp = (signal) => {
      child.kill(signal);
      process.exit(128 + SIGNALS[signal]);
    };
    for (const signal of Object.keys(SIGNALS)) process.once(signal, giveUp);
    const end = (result) => {
      for (const signal of Object.keys(SIGNALS)) process.off(signal, giveUp);
      resolve(result);
    };
    child.on("error", (error) => end({ code: null, output: error.message }));
    child.on("close", (code) => end({ code, output }));
  });
}
