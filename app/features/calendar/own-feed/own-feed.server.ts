import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { ownFeeds } from "#app/db/schema/calendar";
import { isStillSignedIn } from "#app/features/accounts/sessions/sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { warnOfAccountChange } from "#app/features/accounts/warnings/emails.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { siteLink } from "#app/platform/origin.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";

/** What a person may know of their own feed: when its URL was created and when it was last read. Null when there is none. */
export async function findOwnFeed({ userId }: Pick<Viewer, "userId">): Promise<{ since: Date; readAt: Date | null } | null> {
  const [feed] = await db.select().from(ownFeeds).where(eq(ownFeeds.userId, userId));
  return feed ? { since: feed.createdAt, readAt: feed.readAt } : null;
}

/**
 * Creates the secret URL of a person's own consultations, both as an advisor and as a client, replacing an existing one, which stops working at once. Only its
 * hash is stored, so it is returned only here. The person is notified: whoever has it can read their consultations.
 */
export function renewOwnFeed(
  viewer: Pick<Viewer, "userId" | "email" | "sessionId" | "address">,
  at: Date,
): Promise<{ ok: true; address: string } | { ok: false; reason: "accounts.signInAgain" | "accounts.tooManyChanges" }> {
  const token = randomToken();
  const made = { tokenHash: tokenHash(token), readAt: null, createdAt: at };
  return db.transaction(async (tx) => {
    if (!(await isStillSignedIn(tx, viewer))) return { ok: false, reason: "accounts.signInAgain" };
    const taken = await consumeLimit("account-change", { userId: viewer.userId, address: viewer.address }, at, tx);
    if (!taken.ok) return { ok: false, reason: "accounts.tooManyChanges" };
    await tx
      .insert(ownFeeds)
      .values({ userId: viewer.userId, ...made })
      .onConflictDoUpdate({ target: ownFeeds.userId, set: made });
    await warnOfAccountChange(tx, viewer, "ownFeed", at);
    return { ok: true, address: siteLink(`/feeds/${token}.ics`) };
  });
}

/** Deletes a person's own feed. */
export async function endOwnFeed({ userId }: Pick<Viewer, "userId">) {
  await db.delete(ownFeeds).where(eq(ownFeeds.userId, userId));
}
