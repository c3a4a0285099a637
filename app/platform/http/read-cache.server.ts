import { AsyncLocalStorage } from "node:async_hooks";
import { now } from "#app/platform/clock.server";
import { pageGeneration } from "./page-cache.server";

const MAX_MS = 60_000;
/** A few kilobytes each. Bounded, since strangers choose what is searched for. */
const MAX_READS = 1000;

interface KeptRead {
  value: Promise<unknown>;
  generation: number;
  at: number;
}

const forVisitors = new AsyncLocalStorage<true>();
const reads = new Map<string, KeptRead>();

/** Runs work for a visitor: what it reads with `cachedRead` may be as old as a cached page. */
export const withCachedReads = <Result>(work: () => Result): Result => forVisitors.run(true, work);

/**
 * Reads data for a page. For visitors it is cached as pages are: until a write that a page shows is committed, for a minute at most, and read once for
 * concurrent requests. Signed-in people always read anew, so they see their own writes at once. `key` identifies the read; the value must not be mutated.
 */
export function cachedRead<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  if (!forVisitors.getStore()) return read();
  const at = now().getTime();
  const known = reads.get(key);
  if (known && isAsNew(known, at)) return known.value as Promise<Value>;
  const value = read();
  keep(key, { value, generation: pageGeneration(), at });
  value.catch(() => reads.delete(key));
  return value;
}

/** Like `cachedRead` for several ids, each cached by itself: `read` is called only with those not cached. */
export async function cachedReads<Value>(
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

const isAsNew = ({ generation, at }: KeptRead, now: number) => generation === pageGeneration() && Math.abs(now - at) <= MAX_MS;

function keep(key: string, read: KeptRead) {
  reads.delete(key);
  if (reads.size >= MAX_READS) reads.delete(reads.keys().next().value ?? "");
  reads.set(key, read);
}
