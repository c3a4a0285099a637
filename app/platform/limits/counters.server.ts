import { and, gt, inArray, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { keyedHash } from "#app/platform/secret.server";
import { LIMITS, type Limit, type LimitKind } from "./limits";
import { networksOf } from "./network";
import { secondsUntilFree, windowStart } from "./window";

/** A counter under a key, of which the database stores only a hash, and its maximum. */
export interface Counter {
  kind: LimitKind;
  keyHash: Buffer;
  most: number;
  /** The key under which a refusal is remembered. */
  refusal: string;
  /** How many are counted at once; one by default. */
  units?: number;
  isPerson?: boolean;
  isAccount?: boolean;
}

/** The key under which a person's attempts of a kind are counted. */
export const personKey = (kind: LimitKind, person: string) => keyedHash(`${kind} person ${person}`);

/** Networks come before the person, so that locks are always taken in the same order and cannot deadlock. */
export function networkCounters(kind: LimitKind, address: string | undefined): Counter[] {
  const { perNetwork }: Limit = LIMITS[kind];
  if (!perNetwork || address === undefined) return [];
  const all = networksOf(address).map(({ network, times }) => counterOf(kind, keyedHash(`${kind} network ${network}`), perNetwork * times));
  return all.reverse();
}

/** `refusal` is the key under which a refusal is remembered before the person is known. */
export function personCounters(kind: LimitKind, person: string | null | undefined, refusal?: string): Counter[] {
  const { perPerson }: Limit = LIMITS[kind];
  if (!perPerson || !person) return [];
  const counter = counterOf(kind, personKey(kind, person), perPerson);
  return [{ ...counter, refusal: refusal ?? counter.refusal, isPerson: true }];
}

/** Counts attempts on an account that anybody may try. */
export function accountCounters(kind: LimitKind, account: string | undefined): Counter[] {
  const { perAccount }: Limit = LIMITS[kind];
  return perAccount && account ? [{ ...counterOf(kind, keyedHash(`${kind} account ${account}`), perAccount), isAccount: true }] : [];
}

export const refusalUnder = (keyHash: Buffer) => keyHash.toString("base64url");

const counterOf = (kind: LimitKind, keyHash: Buffer, most: number): Counter => ({ kind, keyHash, most, refusal: refusalUnder(keyHash) });

/**
 * Adds one (or its `units`) to each counter, or returns which are full and for how many seconds. Requests under the same key run one after the other, except
 * for accounts: there, a few concurrent ones may exceed or miss a large limit by little.
 */
export async function countOnce(tx: Connection, counters: readonly Counter[], at: Date) {
  const waited = counters.filter(({ isAccount }) => !isAccount).map(({ keyHash }) => String(keyHash.readBigInt64BE()));
  if (waited.length > 0)
    await tx.execute(sql`select pg_advisory_xact_lock(key) from unnest(${sql.param(waited)}::bigint[]) with ordinality as keys(key, turn)`);
  const kinds = [...new Set(counters.map(({ kind }) => kind))];
  const keys = counters.map(({ keyHash }) => keyHash);
  const longest = Math.max(...kinds.map((kind) => LIMITS[kind].minutes));
  const counted = await tx
    .select({ keyHash: attempts.keyHash, createdAt: attempts.createdAt })
    .from(attempts)
    .where(and(inArray(attempts.kind, kinds), inArray(attempts.keyHash, keys), gt(attempts.createdAt, windowStart(longest, at))));
  const timesOf = (key: Buffer) => counted.filter(({ keyHash }) => keyHash.equals(key)).map(({ createdAt }) => createdAt);
  const full = counters
    .map((counter) => {
      const { minutes }: Limit = LIMITS[counter.kind];
      const most = counter.isPerson && isSlowed(counter.kind) ? 1 : counter.most;
      const others = most - (counter.units ?? 1);
      const wait = () => secondsUntilFree(timesOf(counter.keyHash), { most: others + 1, minutes }, at);
      return { ...counter, seconds: others < 0 ? minutes * 60 : wait() };
    })
    .filter(({ seconds }) => seconds > 0);
  if (full.length > 0) return { full };
  const made = await tx
    .insert(attempts)
    .values(counters.flatMap(({ kind, keyHash, units = 1 }) => Array.from({ length: units }, () => ({ kind, keyHash, createdAt: at }))))
    .returning({ id: attempts.id });
  return { ids: made.map(({ id }) => id) };

  /** One attempt for each person when many try one account. */
  function isSlowed(kind: LimitKind): boolean {
    const { slowAbove, minutes }: Limit = LIMITS[kind];
    const ofAccount = counters.find((counter) => counter.isAccount && counter.kind === kind);
    if (slowAbove === undefined || ofAccount === undefined) return false;
    const start = windowStart(minutes, at);
    return timesOf(ofAccount.keyHash).filter((time) => time > start).length >= slowAbove;
  }
}
