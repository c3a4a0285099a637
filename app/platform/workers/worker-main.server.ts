// Common entry code of every worker. Imports only Node's own modules, so that Node can also run it as it stands, without a build.
import { Buffer } from "node:buffer";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";

const LOOK_EVERY_MS = 5;
/** Wall-clock limit as a multiple of the CPU limit, since a worker waits for its turn on a busy machine. Then the parent process kills it. */
export const WAITING_SHARE = 3;
/** The signal with which a worker kills itself when its CPU time is used up. */
export const TIME_IS_UP = "SIGVTALRM";
/** If its parent is gone, the worker ends itself after this time. */
const GRACE_MS = 1000;
const HEAD_BYTES = 4;

/**
 * Watches the memory and CPU time of the whole process from a thread, because the work blocks the main thread. Measures CPU time and not
 * wall-clock time: an honest picture is not refused because the machine is busy.
 */
const WATCH = `
  const { maxBytes, maxMs } = require("node:worker_threads").workerData;
  const end = (signal) => process.kill(process.pid, signal);
  const usedMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) end("SIGKILL");
    if (usedMs() > maxMs) end("${TIME_IS_UP}");
  }, ${LOOK_EVERY_MS});
  setTimeout(end, ${WAITING_SHARE} * maxMs + ${GRACE_MS}, "SIGKILL");
`;

/** Handles the single order that this process was started for. Anything that `work` throws is a failure, whatever its message. */
export async function answerOrder<Order>(work: (order: Order, content: Buffer) => unknown) {
  const [maxBytes, maxMs] = process.argv.slice(2).map(Number);
  const watch = new Worker(WATCH, { eval: true, workerData: { maxBytes, maxMs } });
  await new Promise((resolve) => watch.once("online", resolve));
  // A job that waits for something that never comes ends the process at once instead of at the time limit: the watch alone does not keep it alive.
  watch.unref();
  const { order, content } = await readOrder();
  const made = serialize(await work(order as Order, content));
  await new Promise((resolve) => process.stdout.write(made, resolve));
  process.exit(0);
}

async function readOrder() {
  let read = Buffer.alloc(0);
  let told: { order: unknown; size: number } | null = null;
  let content = Buffer.alloc(0);
  let at = 0;
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    let rest = piece;
    if (!told) {
      read = Buffer.concat([read, piece]);
      if (read.length < HEAD_BYTES || read.length < HEAD_BYTES + read.readUInt32BE(0)) continue;
      const end = HEAD_BYTES + read.readUInt32BE(0);
      told = deserialize(read.subarray(HEAD_BYTES, end)) as { order: unknown; size: number };
      content = Buffer.alloc(told.size);
      rest = read.subarray(end);
    }
    at += rest.copy(content, at);
  }
  if (!told || at !== content.length) throw new Error("The order breaks off");
  return { order: told.order, content };
}
