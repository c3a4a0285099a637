import { readdirSync } from "node:fs";
import { allProcesses, parentOf, readOfProcess } from "./processes";

const EVERY_MS = 100;
/** Of a millisecond. */
const NANOSECONDS = 1e6;

interface Thread {
  pid: number;
  id: number;
}

/**
 * Notes how long some threads wait for a processor that others have, as Linux tells it. `waitedMs` is how much of a time that was, of all of them together, so
 * that what takes long of a busy machine is told from what takes long of any.
 */
export function watchStarvation(threads: () => Thread[]) {
  const known = new Map<string, number>();
  const samples: { at: number; waited: number }[] = [{ at: performance.now(), waited: 0 }];
  const look = () => {
    let waited = samples.at(-1)?.waited ?? 0;
    for (const { pid, id } of threads()) {
      const [, told = 0] = readOfProcess(pid, `task/${id}/schedstat`).split(" ");
      const soFar = Number(told) / NANOSECONDS;
      waited += Math.max(0, soFar - (known.get(`${pid} ${id}`) ?? soFar));
      known.set(`${pid} ${id}`, soFar);
    }
    samples.push({ at: performance.now(), waited });
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  const before = (moment: number) => samples.findLast(({ at }) => at <= moment)?.waited ?? 0;
  const after = (moment: number) => (samples.find(({ at }) => at >= moment) ?? samples.at(-1))?.waited ?? 0;
  return {
    waitedMs: (from: number, until: number) => after(until) - before(from),
    end() {
      clearInterval(timer);
      look();
    },
  };
}

/** The threads in which JavaScript answers, of some processes. */
export const firstThreads =
  (...pids: number[]) =>
  () =>
    pids.map((pid) => ({ pid, id: pid }));

/** Every thread of some processes and of all that they have started. */
export const threadsBelow =
  (...roots: number[]) =>
  () =>
    treesOf(roots).flatMap((pid) => namesIn(`/proc/${pid}/task`).map((id) => ({ pid, id: Number(id) })));

function treesOf(roots: readonly number[]): number[] {
  const found = new Set(roots);
  const parents = allProcesses().map((pid) => [pid, parentOf(pid)] as const);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
