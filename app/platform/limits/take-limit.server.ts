import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { keyedHash } from "#app/platform/secret.server";
import { LIMITS, type Limit, type LimitKind, LONGEST_MINUTES, secondsUntilFree, windowStart } from "./limits";
import { networkOf } from "./network";

/** Who does it: a person by whatever they are known by, and the network they do it from. Of both only a keyed hash is kept. */
export interface Doer {
  person?: string | null;
  address?: string;
}

/** Why something is not done now. */
export interface LimitReached {
  ok: false;
  retryAfterSeconds: number;
}

// A flood waits here, so that it never holds more than two connections of the pool.
const line = limitConcurrency({ running: 2, waiting: 500 });

/**
 * Counts that something is done that LIMITS has a line for, before it is done, or says for how many seconds it was too often. What one person or one
 * network does is counted one after the other, on whichever server it arrives. `ids` take the count back. Throws TooBusy in a flood.
 */
export async function takeLimit(
  kind: LimitKind,
  doer: Doer,
  at: Date,
  connection?: Connection,
): Promise<{ ok: true; ids: string[] } | LimitReached> {
  if (!config().rateLimits) return { ok: true, ids: [] };
  const counters = countersOf(kind, doer);
  if (connection) return count(connection, kind, counters, at);
  return line(() => db.transaction((tx) => count(tx, kind, counters, at)));
}

/** Under what a person's attempts of a kind are counted. */
export const personKey = (kind: LimitKind, person: string) => keyedHash(`${kind} person ${person}`);

/** Removes what counts no more, of whatever kind. For the clean-up job. */
export async function deleteSpentCounts(at: Date) {
  await db.delete(attempts).where(lt(attempts.createdAt, windowStart(LONGEST_MINUTES, at)));
}

interface Counter {
  keyHash: Buffer;
  most: number;
}

/** The network before the person, so that two who wait for each other's locks never do so crosswise. */
function countersOf(kind: LimitKind, { person, address }: Doer): Counter[] {
  const { perPerson, perNetwork }: Limit = LIMITS[kind];
  const counters: Counter[] = [];
  if (perNetwork && address !== undefined) counters.push({ keyHash: keyedHash(`${kind} network ${networkOf(address)}`), most: perNetwork });
  if (perPerson && person) counters.push({ keyHash: personKey(kind, person), most: perPerson });
  return counters;
}

async function count(tx: Connection, kind: LimitKind, counters: readonly Counter[], at: Date) {
  const { minutes } = LIMITS[kind];
  const keys = counters.map(({ keyHash }) => keyHash);
  if (keys.length === 0) return { ok: true as const, ids: [] };
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(${key.readBigInt64BE()}::bigint)`);
  const counted = await tx
    .select({ keyHash: attempts.keyHash, createdAt: attempts.createdAt })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), inArray(attempts.keyHash, keys), gt(attempts.createdAt, windowStart(minutes, at))));
  const timesOf = (key: Buffer) => counted.filter(({ keyHash }) => keyHash.equals(key)).map(({ createdAt }) => createdAt);
  const retryAfterSeconds = Math.max(...counters.map(({ keyHash, most }) => secondsUntilFree(timesOf(keyHash), { most, minutes }, at)));
  if (retryAfterSeconds > 0) return { ok: false as const, retryAfterSeconds };
  const made = await tx
    .insert(attempts)
    .values(keys.map((keyHash) => ({ kind, keyHash, createdAt: at })))
    .returning({ id: attempts.id });
  return { ok: true as const, ids: made.map(({ id }) => id) };
}
