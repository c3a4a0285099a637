import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { keyedHash } from "#app/platform/secret.server";
import { LIMITS, type Limit, type LimitKind, LONGEST_MINUTES, secondsUntilFree, windowStart } from "./limits";
import { networkOf } from "./network";

/** Who does it: a person by whatever they are known by, and the network they do it from. Of both only a keyed hash is kept. */
export interface Doer {
  person?: string | null;
  /** Whoever is signed in, in place of that: all accounts of one mailbox are one person. */
  userId?: string | null;
  /** Whom they do it to, where that is counted by itself. */
  to?: string;
  address?: string;
  /** Whose account it is done to, by whoever. */
  account?: string;
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
  const take = async (tx: Connection) => {
    const counters = countersOf(kind, { ...doer, person: await personOf(tx, doer) });
    const account = accountKey(kind, doer);
    return count(tx, kind, account && (await isSlowed(tx, kind, account, at)) ? counters.map(slowed) : counters, account, at);
  };
  return connection ? take(connection) : line(() => db.transaction(take));
}

/** Under what a person's attempts of a kind are counted. */
export const personKey = (kind: LimitKind, person: string) => keyedHash(`${kind} person ${person}`);

/** Removes what counts no more, of whatever kind. For the clean-up job. */
export async function deleteSpentCounts(at: Date) {
  await db.delete(attempts).where(lt(attempts.createdAt, windowStart(LONGEST_MINUTES, at)));
}

/** Of whoever is signed in their mailbox, and of whoever is gone by now their id. */
async function personOf(tx: Connection, { userId, person, to = "" }: Doer) {
  if (!userId) return person;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return `${user ? mailboxOf(user.email) : userId} ${to}`.trim();
}

interface Counter {
  keyHash: Buffer;
  most: number;
  isPerson?: boolean;
}

/** One for each person, where one account is tried by many. */
const slowed = (counter: Counter): Counter => (counter.isPerson ? { ...counter, most: 1 } : counter);

const accountKey = (kind: LimitKind, { account }: Doer) =>
  account && (LIMITS[kind] as Limit).slowAbove ? keyedHash(`${kind} account ${account}`) : null;

/** Nobody waits for others here: a few that are counted at the same moment are one more or less of many. */
async function isSlowed(tx: Connection, kind: LimitKind, account: Buffer, at: Date) {
  const { minutes, slowAbove = 0 }: Limit = LIMITS[kind];
  const counted = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), eq(attempts.keyHash, account), gt(attempts.createdAt, windowStart(minutes, at))))
    .limit(slowAbove);
  return counted.length >= slowAbove;
}

/** The network before the person, so that two who wait for each other's locks never do so crosswise. */
function countersOf(kind: LimitKind, { person, address }: Doer): Counter[] {
  const { perPerson, perNetwork }: Limit = LIMITS[kind];
  const counters: Counter[] = [];
  if (perNetwork && address !== undefined) counters.push({ keyHash: keyedHash(`${kind} network ${networkOf(address)}`), most: perNetwork });
  if (perPerson && person) counters.push({ keyHash: personKey(kind, person), most: perPerson, isPerson: true });
  return counters;
}

async function count(tx: Connection, kind: LimitKind, counters: readonly Counter[], account: Buffer | null, at: Date) {
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
    .values([...keys, ...(account ? [account] : [])].map((keyHash) => ({ kind, keyHash, createdAt: at })))
    .returning({ id: attempts.id });
  return { ok: true as const, ids: made.map(({ id }) => id) };
}
