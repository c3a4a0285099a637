import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { MEGABYTE } from "../sizes";
import { TIME_IS_UP, WAITING_SHARE } from "./worker-main.server";

/** What a worker is told, beside the bytes that it reads. */
export interface WorkerOrder {
  /** The worker's file (`workerFile`). */
  file: string;
  /** Anything that can be cloned. */
  order: object;
  content: Blob | Uint8Array;
}

export interface WorkerLimits {
  /** Of the processor's time; of the clock's `WAITING_SHARE` times as much. */
  mostMs: number;
  /** All that the process holds, Node itself included. */
  mostBytes: number;
}

export type WorkerAnswer = { ok: true; made: unknown } | { ok: false; reason: "tooSlow" | "tooMuchMemory" | "failed" };

const MOST_ANSWER_BYTES = 32 * MEGABYTE;
/** Nothing of the server's: no secret, no address of its database. Few threads and arenas, because each takes memory. */
const ENVIRONMENT = { TZ: "UTC", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" };
const FLAGS = ["--max-semi-space-size=4", "--disable-warning=ExperimentalWarning"];

/** The file of a worker: in the source beside `from`, in the build beside the file that one went into or one folder up. */
export function workerFile(name: string, from: string): string {
  const places = [`./${name}.server.ts`, `./${name}.js`, `../${name}.js`].map((place) => fileURLToPath(new URL(place, from)));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`The ${name} is missing from the build`);
  return found;
}

/**
 * Has a process of its own read what a stranger sent, and ends it when its time is over. A thread would not do: its limits are those of the JavaScript
 * heap, and pictures and documents take their memory beside it. The process watches its memory and its time itself (`worker-main.server`), for
 * whoever looks from here looks late when the server is busy.
 */
export function runWorker({ file, order, content }: WorkerOrder, { mostMs, mostBytes }: WorkerLimits): Promise<WorkerAnswer> {
  const child = spawn(process.execPath, [...FLAGS, file, String(mostBytes), String(mostMs)], {
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
    const timer = setTimeout(() => settle({ ok: false, reason: "tooSlow" }), WAITING_SHARE * mostMs);
    const pieces: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size > MOST_ANSWER_BYTES) settle({ ok: false, reason: "failed" });
      else pieces.push(piece);
    });
    child.once("error", () => settle({ ok: false, reason: "failed" }));
    child.once("close", (code, signal) => settle(answerOf(code, signal, pieces)));
    // Who ends early does not read to the end.
    child.stdin.on("error", () => undefined);
    send(order, content, child.stdin).catch(() => settle({ ok: false, reason: "failed" }));
  });
}

/**
 * Lets everybody who is waited for go first, from the beginning on: what a process does before it comes to its own file takes longer than most readings,
 * and the threads that it starts meanwhile keep the priority they were started with.
 */
function belowOthers(pid: number | undefined) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

/** By another signal only what is too large is ended: by its own watch, by the heap's limit or by the system. */
function answerOf(code: number | null, signal: NodeJS.Signals | null, pieces: Buffer[]): WorkerAnswer {
  if (signal === TIME_IS_UP) return { ok: false, reason: "tooSlow" };
  if (signal !== null) return { ok: false, reason: "tooMuchMemory" };
  return code === 0 ? { ok: true, made: deserialize(Buffer.concat(pieces)) } : { ok: false, reason: "failed" };
}

/** The order behind its length, then the content piece by piece: nothing is copied as a whole. */
async function send(order: object, content: Blob | Uint8Array, to: NodeJS.WritableStream) {
  const told = serialize({ order, size: content instanceof Blob ? content.size : content.byteLength });
  const head = Buffer.alloc(4);
  head.writeUInt32BE(told.length);
  to.write(head);
  to.write(told);
  if (!(content instanceof Blob)) return to.end(content);
  // A worker that was ended reads no more, which its answer says.
  await pipeline(content.stream(), to).catch(() => undefined);
}
