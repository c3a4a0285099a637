import { and, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { keyedHash } from "#app/platform/secret.server";
import { MOST_PER_ADDRESS, MOST_PER_PERSON, networkOf, secondsUntilFree, windowStart } from "./attempt-limits";

export type AttemptKind = "sign-in" | "sign-up" | "send-again" | "reset" | "change-email" | "passkey";

/** An attempt that was counted before anything else was done; a success takes it back. */
export interface Attempt {
  kind: AttemptKind;
  personKey: Buffer;
  addressKey: Buffer;
  ids: string[];
}

export interface TooManyAttempts {
  ok: false;
  reason: "accounts.tooManyAttempts";
  retryAfterSeconds: number;
}

// A flood of attempts waits here, so that it never holds more than two connections of the pool.
const line = limitConcurrency({ running: 2, waiting: 500 });

/**
 * Counts an attempt, before any password is hashed, or says that there were too many (visitor-site.md 9, decisions.md 2): 5 in 15 minutes per
 * e-mail and network together, 50 per network. One network's attempts are counted one after the other, on whichever server they arrive.
 */
export async function takeAttempt(
  kind: AttemptKind,
  email: string,
  address: string,
  at: Date,
): Promise<{ ok: true; attempt: Attempt } | TooManyAttempts> {
  const network = networkOf(address);
  const attempt: Attempt = {
    kind,
    personKey: keyedHash(`${kind} ${network} ${email}`),
    addressKey: keyedHash(`${kind} ${network}`),
    ids: [],
  };
  if (!config().rateLimits) return { ok: true, attempt };
  return line(() => db.transaction((tx) => countAttempt(tx, attempt, at)));
}

async function countAttempt(tx: Connection, attempt: Attempt, at: Date) {
  const { kind, personKey, addressKey } = attempt;
  await tx.execute(sql`select pg_advisory_xact_lock(${addressKey.readBigInt64BE()}::bigint)`);
  const counted = await tx
    .select({ keyHash: attempts.keyHash, createdAt: attempts.createdAt })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), inArray(attempts.keyHash, [personKey, addressKey]), gt(attempts.createdAt, windowStart(at))));
  const timesOf = (key: Buffer) => counted.filter(({ keyHash }) => keyHash.equals(key)).map(({ createdAt }) => createdAt);
  const retryAfterSeconds = Math.max(
    secondsUntilFree(timesOf(personKey), MOST_PER_PERSON, at),
    secondsUntilFree(timesOf(addressKey), MOST_PER_ADDRESS, at),
  );
  if (retryAfterSeconds > 0) return { ok: false, reason: "accounts.tooManyAttempts", retryAfterSeconds } as const;
  const rows = [personKey, addressKey].map((keyHash) => ({ kind, keyHash, createdAt: at }));
  const made = await tx.insert(attempts).values(rows).returning({ id: attempts.id });
  return { ok: true, attempt: { ...attempt, ids: made.map(({ id }) => id) } } as const;
}

/** After a success: clears what this person failed at from this network, and takes this attempt from the network's count. */
export async function clearAttempts(connection: Connection, { kind, personKey, ids }: Attempt) {
  const ofPerson = and(eq(attempts.kind, kind), eq(attempts.keyHash, personKey));
  await connection.delete(attempts).where(ids.length > 0 ? or(ofPerson, inArray(attempts.id, ids)) : ofPerson);
}

/** Takes back an attempt that was never tried, because the server was too busy. */
export async function giveBackAttempt(connection: Connection, { ids }: Pick<Attempt, "ids">) {
  if (ids.length > 0) await connection.delete(attempts).where(inArray(attempts.id, ids));
}

/** Removes attempts that no longer count. For the clean-up job. */
export async function deleteSpentAttempts(at: Date) {
  await db.delete(attempts).where(lt(attempts.createdAt, windowStart(at)));
}
