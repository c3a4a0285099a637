import { and, eq, gt, lte } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { messageDrafts } from "#app/db/schema/messages";
import { DAY_MS } from "#app/platform/durations";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { KEPT_QUESTION_DAYS } from "../limits";
import { findAddressee } from "./addressee.server";

/**
 * Keeps what a signed-out person wants to ask a listed advisor, until they are signed in there.
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
    const taken = await takeLimit("message-draft", { address }, now, tx);
    if (!taken.ok) return { ...taken, reason: "tooManyDrafts" };
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

const keptSince = (now: Date) => new Date(now.getTime() - KEPT_QUESTION_DAYS * DAY_MS);
