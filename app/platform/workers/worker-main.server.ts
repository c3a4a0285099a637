// What every worker begins with. It imports Node's own modules only, so that Node can also run it as it stands, without a build.
import { Buffer } from "node:buffer";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";

const LOOK_EVERY_MS = 5;
/** So many times as long as it may work a worker may be there, since on a busy machine it waits for its turn. Then who started it ends it. */
export const WAITING_SHARE = 3;
/** What a worker ends itself by when it has worked as long as it may. */
export const TIME_IS_UP = "SIGVTALRM";
/** If that one is gone, it ends itself. */
const GRACE_MS = 1000;
const HEAD_BYTES = 4;

/**
 * Looks at the memory and the processor time of the whole process from a thread of its own, because the reading does not let any other work happen beside it.
 * The time of the processor and no clock's: an honest picture is not refused because the machine has much to do.
 */
const WATCH = `
  const { mostBytes, mostMs } = require("node:worker_threads").workerData;
  const end = (signal) => process.kill(process.pid, signal);
  const usedMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) end("SIGKILL");
    if (usedMs() > mostMs) end("${TIME_IS_UP}");
  }, ${LOOK_EVERY_MS});
  setTimeout(end, ${WAITING_SHARE} * mostMs + ${GRACE_MS}, "SIGKILL");
`;

/** Answers the one order that this process was started for. What `work` throws is a failure, whatever it says. */
export async function answerOrder<Order>(work: (order: Order, content: Buffer) => unknown) {
  const [mostBytes, mostMs] = process.argv.slice(2).map(Number);
  const watch = new Worker(WATCH, { eval: true, workerData: { mostBytes, mostMs } });
  await new Promise((resolve) => watch.once("online", resolve));
  // A reading that waits for what never comes ends with it, and not when the clock says so: the watch alone keeps nobody here.
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
