import { and, eq, gt, lte } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { messageDrafts } from "#app/db/schema/messages";
import { DAY_MS } from "#app/platform/durations";
import { consumeAll } from "#app/platform/limits/consume-limit.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { KEPT_QUESTION_DAYS } from "../limits";
import { findAddressee } from "./addressee.server";

/**
 * Stores a signed-out visitor's question to a listed advisor until they have signed in. Returns the token that finds it again; at most 10
 * per network in 15 minutes, and 100 drafts of all kinds in a day.
 */
export async function keepDraft(
  address: string,
  slug: string,
  text: string,
  now: Date,
): Promise<{ ok: true; token: string } | { ok: false; reason: "tooManyDrafts"; retryAfterSeconds: number }> {
  const { advisorId } = await findAddressee(slug);
  return db.transaction(async (tx) => {
    const counted = [
      { kind: "message-draft", address },
      { kind: "draft-day", address },
    ] as const;
    const taken = await consumeAll(counted, now, tx);
    if (!taken.ok) return { ...taken, reason: "tooManyDrafts" };
    const token = randomToken();
    await tx.insert(messageDrafts).values({ tokenHash: tokenHash(token), advisorId, body: text, createdAt: now });
    return { ok: true, token };
  });
}

/** Returns the draft for an advisor under a token; empty if there is none or it expired. */
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

/** Deletes a draft once it is sent. */
export async function dropDraft(token: string | null) {
  if (token) await db.delete(messageDrafts).where(eq(messageDrafts.tokenHash, tokenHash(token)));
}

/** Deletes drafts older than a week. For the clean-up job. */
export async function deleteOldDrafts(now: Date) {
  await db.delete(messageDrafts).where(lte(messageDrafts.createdAt, keptSince(now)));
}

const keptSince = (now: Date) => new Date(now.getTime() - KEPT_QUESTION_DAYS * DAY_MS);
