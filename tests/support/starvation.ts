import { readdirSync } from "node:fs";
import { allProcesses, parentOf, readOfProcess } from "./processes";

const EVERY_MS = 100;
/** Per millisecond. */
const NANOSECONDS = 1e6;

interface Thread {
  pid: number;
  id: number;
}

/**
 * Measures how long some threads wait for a busy processor, as reported by Linux. `waitedMs` is that share of a period, summed over all of
 * them, which tells a slow machine from slow code.
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

/** The main JavaScript threads of some processes. */
export const firstThreads =
  (...pids: number[]) =>
  () =>
    pids.map((pid) => ({ pid, id: pid }));

/** Every thread of some processes and of all their descendants. */
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
