import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** A password to hash, or to verify against a stored hash. */
export interface HashOrder {
  password: string;
  kept?: string;
}

/** Beside this file in the source; in the build, beside the chunk that contains this file or one folder up. */
const WORKER_FILES = ["./hash-worker.server.ts", "./hash-worker.js", "../hash-worker.js"];

const idle: Worker[] = [];

/** Runs an order in a worker thread: returns a hash, or whether the password matches. Keeps as many threads as were ever busy at once. */
export async function inHashThread(order: HashOrder): Promise<string | boolean> {
  const worker = idle.pop() ?? startThread();
  // Referenced while it works, so that a script that only hashes does not exit before the answer; unreferenced afterwards.
  worker.ref();
  const { made, problem } = await answerOf(worker, order);
  worker.unref();
  idle.push(worker);
  if (made === undefined) throw new Error(problem);
  return made;
}

interface HashAnswer {
  made?: string | boolean;
  problem?: string;
}

/** Runs one order at a time. A thread that exited takes no more. */
function answerOf(worker: Worker, order: HashOrder) {
  return new Promise<HashAnswer>((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off("message", hear).off("error", fail).off("exit", end);
      act();
    };
    const hear = (answer: HashAnswer) => settle(() => resolve(answer));
    const fail = (error: unknown) => settle(() => reject(error));
    const end = () => fail(new Error("A hashing thread ended"));
    worker.on("message", hear).on("error", fail).on("exit", end);
    worker.postMessage(order);
  });
}

function startThread() {
  const worker = new Worker(workerFile(), { env: {}, execArgv: [], stdout: true, stderr: true });
  // A thread that exits while idle is removed, and does not crash the process.
  worker.on("error", () => undefined);
  worker.once("exit", () => {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
  });
  return worker;
}

function workerFile(): URL {
  const found = WORKER_FILES.map((file) => new URL(file, import.meta.url)).find((url) => existsSync(fileURLToPath(url)));
  if (!found) throw new Error("The hashing worker is missing from the build");
  return found;
}
