import { readdirSync } from "node:fs";
import { allProcesses, parentOf, readOfProcess } from "./processes";

const EVERY_MS = 100;
/** Of a millisecond. */
const NANOSECONDS = 1e6;

/**
 * Notes how long some processes, and all that they have started, wait for a processor that others have: by Linux, of each thread. `waitedMs` is how much of a
 * time that was, of all their threads together, so that what takes long of a busy machine is told from what takes long of any.
 */
export function watchStarvation(roots: readonly number[]) {
  const known = new Map<string, number>();
  const samples: { at: number; waited: number }[] = [{ at: performance.now(), waited: 0 }];
  const look = () => {
    const before = samples.at(-1)?.waited ?? 0;
    const more = treesOf(roots)
      .flatMap(threadsOf)
      .map(([thread, waited]) => {
        const added = Math.max(0, waited - (known.get(thread) ?? waited));
        known.set(thread, waited);
        return added;
      });
    samples.push({ at: performance.now(), waited: before + more.reduce((sum, each) => sum + each, 0) });
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  const waitedAt = (moment: number, side: "before" | "after") =>
    (side === "before" ? samples.findLast(({ at }) => at <= moment) : (samples.find(({ at }) => at >= moment) ?? samples.at(-1)))?.waited ??
    0;
  return {
    waitedMs: (from: number, until: number) => waitedAt(until, "after") - waitedAt(from, "before"),
    end() {
      clearInterval(timer);
      look();
    },
  };
}

function treesOf(roots: readonly number[]): number[] {
  const found = new Set(roots);
  const parents = allProcesses().map((pid) => [pid, parentOf(pid)] as const);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** Each thread of a process with the milliseconds that it has waited for a processor so far. */
const threadsOf = (pid: number): [thread: string, waited: number][] =>
  namesIn(`/proc/${pid}/task`).map((id) => {
    const [, waited = 0] = readOfProcess(pid, `task/${id}/schedstat`).split(" ");
    return [`${pid} ${id}`, Number(waited) / NANOSECONDS];
  });

function namesIn(folder: string) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
