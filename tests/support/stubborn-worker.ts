import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { answerOrder } from "../../app/platform/workers/worker-main.server.ts";

const MEGABYTE = 2 ** 20;
/** Keeps the machine's memory from filling up if nothing ends it. */
const MAX_MEGABYTES = 600;

/**
 * What a worker may do with a job: return what it is told, work endlessly (with a line for each hundredth of a second), wait, use ever more
 * memory beside the heap or on it, or fail.
 */
const WORKS: Record<string, (order: { told?: string }, content: Buffer) => unknown> = {
  repeat: (order, content) => ({ order, content, environment: Object.keys(process.env).sort() }),
  sayPriorities: priorities,
  neverEnd: ({ told = "" }) => {
    for (let last = 0; ; ) {
      const { user, system } = process.cpuUsage();
      const worked = Math.floor((user + system) / 10_000);
      if (worked > last) appendFileSync(told, "\n");
      last = worked;
    }
  },
  waitFor: ({ told = "" }) => new Promise((resolve) => setTimeout(resolve, Number(told), "done")),
  neverAnswer: () => new Promise(() => setInterval(() => undefined, 1000)),
  waitForNothing: () => new Promise(() => undefined),
  takeBytes: ({ told = "" }) => {
    const taken: Buffer[] = [];
    while (taken.length < MAX_MEGABYTES) {
      taken.push(Buffer.alloc(MEGABYTE, 1));
      appendFileSync(told, ".");
    }
  },
  takeHeap: () => {
    const taken: number[][] = [];
    while (taken.length < MAX_MEGABYTES) taken.push(Array.from({ length: MEGABYTE / 8 }, (_, index) => index + 0.5));
  },
  fail: () => {
    throw new Error("no");
  },
};

/** Of every thread of this process, including Node's own. */
function priorities() {
  return readdirSync("/proc/self/task").map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
  });
}

await answerOrder((order: { kind: string; told?: string }, content) => WORKS[order.kind]!(order, content));
