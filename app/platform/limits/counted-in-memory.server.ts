import { config } from "#app/config.server";
import { now } from "#app/platform/clock.server";
import { LIMITS, type Limit } from "./limits";
import { networksOf } from "./network";
import type { RateLimitSubject } from "./rate-limit-subject.server";

interface Count {
  from: number;
  times: number;
}

type Counting = "search" | "form" | "form-kilobyte" | "own-feed" | "share-picture";

/** Maximum of counters kept of each kind: the least recently used are dropped first. A flood of one kind drops none of another. */
const MAX_COUNTED = 20_000;

const COUNTS: Record<Counting, Map<string, Count>> = {
  search: new Map(),
  form: new Map(),
  "form-kilobyte": new Map(),
  "own-feed": new Map(),
  "share-picture": new Map(),
};

/**
 * Counts a cheap action (or as many as its `units`) in this server's memory; returns for how many seconds it is over its limit, or null. Never queries the database, so
 * rejecting a flood costs next to nothing.
 */
export function secondsTooOften(
  kind: Counting,
  { address, userId, person, units = 1 }: Pick<RateLimitSubject, "address" | "userId" | "person" | "units">,
): number | null {
  if (!config().rateLimits) return null;
  const { minutes, perPerson, perNetwork }: Limit = LIMITS[kind];
  const windowMs = minutes * 60_000;
  const at = now().getTime();
  const networks = perNetwork && address !== undefined ? networksOf(address) : [];
  const who = userId ?? person;
  const keys = [
    ...networks.map(({ network, times }) => ({ key: `network ${network}`, most: (perNetwork ?? 0) * times })),
    ...(perPerson && who ? [{ key: `person ${who}`, most: perPerson }] : []),
  ];
  const full = keys
    .map(({ key, most }) => ({ most, count: addTo(COUNTS[kind], { key, units }, at, windowMs) }))
    .filter(({ most, count }) => count.times > most);
  if (full.length === 0) return null;
  const until = Math.max(...full.map(({ count }) => count.from + windowMs));
  return Math.max(1, Math.ceil((until - at) / 1000));
}

function addTo(counts: Map<string, Count>, { key, units }: { key: string; units: number }, at: number, windowMs: number): Count {
  const known = counts.get(key);
  const isOpen = known !== undefined && at - known.from < windowMs;
  const count = isOpen ? { ...known, times: known.times + units } : { from: at, times: units };
  counts.delete(key);
  const [oldest] = counts.keys();
  if (oldest !== undefined && counts.size >= MAX_COUNTED) counts.delete(oldest);
  counts.set(key, count);
  return count;
}
