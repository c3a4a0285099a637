import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { MEGABYTE } from "../sizes";
import { TIME_IS_UP, WAITING_SHARE } from "./worker-main.server";

/** A worker's order, and the bytes that it reads. */
export interface WorkerOrder {
  /** The worker's file (`workerFile`). */
  file: string;
  /** Any structured-cloneable value. */
  order: object;
  content: Blob | Uint8Array;
}

export interface WorkerLimits {
  /** CPU time; wall-clock time is limited to `WAITING_SHARE` times as much. */
  maxMs: number;
  /** Memory of the whole process, including Node itself. */
  maxBytes: number;
}

export type WorkerAnswer = { ok: true; made: unknown } | { ok: false; reason: "tooSlow" | "tooMuchMemory" | "failed" };

const ANSWER_MAX_BYTES = 32 * MEGABYTE;
/** The worker's environment: nothing of the server's, so no secret and no database address. Few threads and arenas, because each takes memory. */
const ENVIRONMENT = { TZ: "UTC", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" };
const FLAGS = ["--max-semi-space-size=4", "--disable-warning=ExperimentalWarning"];

/** The file of a worker: in the source, beside `from`; in the build, beside the bundle or one folder up. */
export function workerFile(name: string, from: string): string {
  const places = [`./${name}.server.ts`, `./${name}.js`, `../${name}.js`].map((place) => fileURLToPath(new URL(place, from)));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`The ${name} is missing from the build`);
  return found;
}

/**
 * Runs a separate process that reads untrusted input, and kills it when its time is over. A thread would not do: its limits cover only the
 * JavaScript heap, and pictures and documents use memory outside it. The process watches its own memory and time (`worker-main.server`),
 * because a busy parent would notice too late.
 */
export function runWorker({ file, order, content }: WorkerOrder, { maxMs, maxBytes }: WorkerLimits): Promise<WorkerAnswer> {
  const child = spawn(process.execPath, [...FLAGS, file, String(maxBytes), String(maxMs)], {
    env: ENVIRONMENT,
    stdio: ["pipe", "pipe", "ignore"],
  });
  belowOthers(child.pid);
  return new Promise((resolve) => {
    const settle = (answer: WorkerAnswer) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(answer);
    };
    const timer = setTimeout(() => settle({ ok: false, reason: "tooSlow" }), WAITING_SHARE * maxMs);
    const pieces: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size > ANSWER_MAX_BYTES) settle({ ok: false, reason: "failed" });
      else pieces.push(piece);
    });
    child.once("error", () => settle({ ok: false, reason: "failed" }));
    child.once("close", (code, signal) => settle(answerOf(code, signal, pieces)));
    // A worker that ends early does not read all of its input.
    child.stdin.on("error", () => undefined);
    send(order, content, child.stdin).catch(() => settle({ ok: false, reason: "failed" }));
  });
}

/**
 * Gives the process a low priority from its start: what Node does before it reaches its own file takes longer than most jobs, and threads
 * started meanwhile keep their initial priority.
 */
function belowOthers(pid: number | undefined) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

/** A process killed by any other signal was too large: killed by its own watch, the heap limit or the system. */
function answerOf(code: number | null, signal: NodeJS.Signals | null, pieces: Buffer[]): WorkerAnswer {
  if (signal === TIME_IS_UP) return { ok: false, reason: "tooSlow" };
  if (signal !== null) return { ok: false, reason: "tooMuchMemory" };
  return code === 0 ? { ok: true, made: deserialize(Buffer.concat(pieces)) } : { ok: false, reason: "failed" };
}

/** Sends the order with its length in front, then the content in chunks, without copying it as a whole. */
async function send(order: object, content: Blob | Uint8Array, to: NodeJS.WritableStream) {
  const told = serialize({ order, size: content instanceof Blob ? content.size : content.byteLength });
  const head = Buffer.alloc(4);
  head.writeUInt32BE(told.length);
  to.write(head);
  to.write(told);
  if (!(content instanceof Blob)) return to.end(content);
  // A killed worker reads no more; its answer reports that.
  await pipeline(content.stream(), to).catch(() => undefined);
}
