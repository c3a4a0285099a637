import { readdirSync, readFileSync } from "node:fs";

/** Resources of a process and its folders. */
export interface Footprint {
  memory: number;
  descriptors: number;
  unfinished: number;
}

const MEGABYTE = 1024 * 1024;
/** A tenth, as designed, covering heap growth before a collection. */
const GROWTH = 1.1;
const SLACK: Footprint = { memory: 96 * MEGABYTE, descriptors: 12, unfinished: 0 };

/** Measures a process, and the files being written in its DATA_DIR. */
export function footprintOf(pid: number, dataDir: string): Footprint {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  const names = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  const descriptors = readdirSync(`/proc/${pid}/fd`).length;
  return { memory: kilobytes * 1024, descriptors, unfinished: names.filter((name) => name.endsWith(".part")).length };
}

/** I12: returns what has not come back to its earlier level. */
export const outgrown = (before: Footprint, after: Footprint): string[] =>
  (Object.keys(before) as (keyof Footprint)[])
    .filter((name) => after[name] > before[name] * GROWTH + SLACK[name])
    .map((name) => `I12 ${name} grew from ${before[name]} to ${after[name]}`);
