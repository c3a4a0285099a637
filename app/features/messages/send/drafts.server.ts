import { and, eq, gt, lte, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { messageDrafts } from "#app/db/schema/messages";
import { ATTEMPT_WINDOW_MINUTES, networkOf, secondsUntilFree } from "#app/features/accounts/attempts/attempt-limits";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { keyedHash, randomToken, tokenHash } from "#app/platform/secret.server";
import { findAddressee } from "./addressee.server";

const KEPT_DAYS = 7;
const MOST_IN_A_WINDOW = 10;
const KIND = "message-draft";

/**
 * Keeps what a signed-out person wants to ask a listed advisor, until they are signed in, also by a confirmation mail on another device.
 * Returns the token that finds it again; at most 10 from one network in 15 minutes.
 */
export async function keepDraft(
  address: string,
  slug: string,
  text: string,
  now: Date,
): Promise<{ ok: true; token: string } | { ok: false; reason: "tooManyDrafts"; retryAfterSeconds: number }> {
  const { advisorId } = await findAddressee(slug);
  return db.transaction(async (tx) => {
    const retryAfterSeconds = config().rateLimits ? await countDraft(tx, address, now) : 0;
    if (retryAfterSeconds > 0) return { ok: false, reason: "tooManyDrafts", retryAfterSeconds };
    const token = randomToken();
    await tx.insert(messageDrafts).values({ tokenHash: tokenHash(token), advisorId, body: text, createdAt: now });
    return { ok: true, token };
  });
}

/** What was kept under a token for an advisor; empty when there is nothing, or nothing any more. */
export async function readDraft(token: string | null, advisorId: string, now: Date): Promise<string> {
  if (!token) return "";
  const [draft] = await db
    .select({ body: messageDrafts.body })
    .from(messageDrafts)
    .where(
      and(
        eq(messageDrafts.tokenHash, tokenHash(token)),
        eq(messageDrafts.advisorId, advisorId),
        gt(messageDrafts.createdAt, keptSince(now)),
      ),
    );
  return draft?.body ?? "";
}

/** Forgets a draft, once it is sent. */
export async function dropDraft(token: string | null) {
  if (token) await db.delete(messageDrafts).where(eq(messageDrafts.tokenHash, tokenHash(token)));
}

/** Removes drafts that nobody came back for within a week. For the clean-up job. */
export async function deleteOldDrafts(now: Date) {
  await db.delete(messageDrafts).where(lte(messageDrafts.createdAt, keptSince(now)));
}

const keptSince = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

async function countDraft(tx: Connection, address: string, now: Date) {
  const keyHash = keyedHash(`${KIND} ${networkOf(address)}`);
  await tx.execute(sql`select pg_advisory_xact_lock(${keyHash.readBigInt64BE()}::bigint)`);
  const windowStart = new Date(now.getTime() - ATTEMPT_WINDOW_MINUTES * MINUTE_MS);
  const counted = await tx
    .select({ createdAt: attempts.createdAt })
    .from(attempts)
    .where(and(eq(attempts.kind, KIND), eq(attempts.keyHash, keyHash), gt(attempts.createdAt, windowStart)));
  const wait = secondsUntilFree(
    counted.map(({ createdAt }) => createdAt),
    MOST_IN_A_WINDOW,
    now,
  );
  if (wait === 0) await tx.insert(attempts).values({ kind: KIND, keyHash, createdAt: now });
  return wait;
}
