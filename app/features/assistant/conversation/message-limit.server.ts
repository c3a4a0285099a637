import { and, eq, gt, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { ATTEMPT_WINDOW_MINUTES, networkOf, secondsUntilFree } from "#app/features/accounts/attempts/attempt-limits";
import { MINUTE_MS } from "#app/platform/durations";
import { keyedHash } from "#app/platform/secret.server";
import type { Asker } from "./sender.server";

/** How many of each a person, or else a network, may send in 15 minutes. */
export const MOST_IN_A_WINDOW = { message: 40, document: 10 } as const;
export type LimitedKind = keyof typeof MOST_IN_A_WINDOW;

const REASONS = { message: "assistant.tooManyMessages", document: "assistant.tooManyDocuments" } as const;
const WINDOW_MS = ATTEMPT_WINDOW_MINUTES * MINUTE_MS;

export type Limited = { ok: false; reason: (typeof REASONS)[LimitedKind]; retryAfterSeconds: number };

/** Counts a message or a document before anything is read, or says that there were too many and for how many seconds. */
export async function countForLimit(kind: LimitedKind, { userId, address }: Asker, now: Date): Promise<{ ok: true } | Limited> {
  if (!config().rateLimits) return { ok: true };
  const keyHash = keyedHash(`assistant ${kind} ${userId ?? networkOf(address)}`);
  const name = `assistant-${kind}`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyHash.readBigInt64BE()}::bigint)`);
    const counted = await tx
      .select({ createdAt: attempts.createdAt })
      .from(attempts)
      .where(and(eq(attempts.kind, name), eq(attempts.keyHash, keyHash), gt(attempts.createdAt, new Date(now.getTime() - WINDOW_MS))));
    const times = counted.map(({ createdAt }) => createdAt);
    const retryAfterSeconds = secondsUntilFree(times, MOST_IN_A_WINDOW[kind], now);
    if (retryAfterSeconds > 0) return { ok: false, reason: REASONS[kind], retryAfterSeconds };
    await tx.insert(attempts).values({ kind: name, keyHash, createdAt: now });
    return { ok: true };
  });
}
