import { and, eq, gt, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { networkOf, secondsUntilFree, windowStart } from "#app/features/accounts/attempts/attempt-limits";
import { keyedHash } from "#app/platform/secret.server";

/** How many drafts visitors of one network may begin in 15 minutes: a table that anybody can write to needs an end. */
export const MOST_NEW_DRAFTS = 20;

const KIND = "application-draft";

export interface TooManyDrafts {
  ok: false;
  reason: "applications.tooManyDrafts";
  retryAfterSeconds: number;
}

/** Counts a draft that a visitor begins, or says that there were too many and for how many seconds. */
export async function takeNewDraft(address: string, at: Date): Promise<{ ok: true } | TooManyDrafts> {
  if (!config().rateLimits) return { ok: true };
  const keyHash = keyedHash(`${KIND} ${networkOf(address)}`);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyHash.readBigInt64BE()}::bigint)`);
    const counted = await tx
      .select({ createdAt: attempts.createdAt })
      .from(attempts)
      .where(and(eq(attempts.kind, KIND), eq(attempts.keyHash, keyHash), gt(attempts.createdAt, windowStart(at))));
    const times = counted.map(({ createdAt }) => createdAt);
    const retryAfterSeconds = secondsUntilFree(times, MOST_NEW_DRAFTS, at);
    if (retryAfterSeconds > 0) return { ok: false, reason: "applications.tooManyDrafts", retryAfterSeconds };
    await tx.insert(attempts).values({ kind: KIND, keyHash, createdAt: at });
    return { ok: true };
  });
}
