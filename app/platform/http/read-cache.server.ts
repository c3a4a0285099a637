import { AsyncLocalStorage } from "node:async_hooks";
import { now } from "#app/platform/clock.server";
import { pageGeneration } from "./page-cache.server";

const LONGEST_MS = 60_000;
/** Of some kilobytes each. Strangers choose what is searched for, so there is an end. */
const MOST_READS = 1000;

interface KeptRead {
  value: Promise<unknown>;
  generation: number;
  at: number;
}

const forVisitors = new AsyncLocalStorage<true>();
const reads = new Map<string, KeptRead>();

/** Does work for somebody who is not signed in: what it reads by `keptRead` may be as old as a kept page. */
export const readingKept = <Result>(work: () => Result): Result => forVisitors.run(true, work);

/**
 * What a page reads, for visitors as kept as their pages are: until a write that a page shows is committed, for a minute at most, and read once however
 * many ask. The signed-in read anew: what they have written themselves is there at once. `key` says what is read, and nobody may change it.
 */
export function keptRead<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  if (!forVisitors.getStore()) return read();
  const at = now().getTime();
  const known = reads.get(key);
  if (known && isAsNew(known, at)) return known.value as Promise<Value>;
  const value = read();
  keep(key, { value, generation: pageGeneration(), at });
  value.catch(() => reads.delete(key));
  return value;
}

/** The same for several at once, each kept by itself: `read` is asked for those alone that are not known. */
export async function keptReads<Value>(
  name: string,
  ids: readonly string[],
  read: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
): Promise<Map<string, Value>> {
  const at = now().getTime();
  const generation = pageGeneration();
  const found = new Map<string, Value>();
  const isKept = forVisitors.getStore();
  for (const id of isKept ? ids : []) {
    const known = reads.get(`${name} ${id}`);
    if (known && isAsNew(known, at)) found.set(id, (await known.value) as Value);
  }
  const missing = ids.filter((id) => !found.has(id));
  const fresh = missing.length > 0 ? await read(missing) : new Map<string, Value>();
  for (const [id, value] of fresh) {
    found.set(id, value);
    if (isKept) keep(`${name} ${id}`, { value: Promise.resolve(value), generation, at });
  }
  return found;
}

const isAsNew = ({ generation, at }: KeptRead, now: number) => generation === pageGeneration() && Math.abs(now - at) <= LONGEST_MS;

function keep(key: string, read: KeptRead) {
  reads.delete(key);
  if (reads.size >= MOST_READS) reads.delete(reads.keys().next().value ?? "");
  reads.set(key, read);
}
