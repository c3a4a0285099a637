import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { advisors } from "#app/db/schema/advisors";
import { forgetPages } from "#app/platform/http/page-cache.server";
import { log } from "#app/platform/log/log.server";
import { hasOtherAdmin } from "../admin-role.server";
import { type Reauthentication, reauthenticate } from "../password/reauthentication.server";
import { readerFormats } from "../reader/reader-formats.server";
import { type CodeCheck, checkCode, isTwoFactorOn } from "../second-factor/code-check.server";
import { endOtherSessions } from "../sessions/sessions.server";
import { signedInTransaction } from "../sessions/signed-in-transaction.server";
import type { Viewer } from "../viewer";
import { findDeletionFacts } from "./deletion-facts.server";
import { mailDeletionBegun, writeDay } from "./emails.server";
import { endOfGracePeriod } from "./grace-period";
import { type Obstacle, obstacleOf } from "./obstacles";

interface Proof {
  password: string;
  /** Code from the authenticator app, or a recovery code, when two-factor authentication is on. */
  code: string;
}

type Refused = Exclude<Reauthentication, { ok: true }> | Exclude<CodeCheck, { ok: true }> | { ok: false; reason: Obstacle };

/**
 * Starts a deletion after proof of ownership: ends all sessions, hides an advisor's page, and erases everything after 14 days unless they sign in. Refused with
 * open consultations, to the last admin, and to an advisor reported absent by a client or owed money without a payout destination. Throws TooBusy.
 */
export async function beginDeletion(
  viewer: Viewer,
  { password, code }: Proof,
  address: string,
  at: Date,
): Promise<{ ok: true; date: string } | Refused> {
  const owner = await reauthenticate(viewer, { password, isAlwaysAsked: true }, address, at);
  if (!owner.ok) return owner;
  const { userId, email } = viewer;
  return signedInTransaction(viewer, async (tx) => {
    const checked = (await isTwoFactorOn(tx, userId)) ? await checkCode(tx, viewer, code, at) : ({ ok: true } as const);
    if (!checked.ok) return checked;
    await holdBookings(tx, userId);
    // Keeps the role rows locked: when two admins leave at once, one of them is the last.
    await hasOtherAdmin(tx, userId);
    const facts = await findDeletionFacts(userId, at, tx);
    const obstacle = obstacleOf(facts);
    if (obstacle) return { ok: false, reason: obstacle };
    const hidden = await tx
      .update(advisors)
      .set({ status: "suspended", updatedAt: at })
      .where(and(eq(advisors.userId, userId), eq(advisors.status, "approved")))
      .returning({ id: advisors.id });
    const endsAt = endOfGracePeriod(at);
    await tx
      .insert(accountDeletions)
      .values({ userId, endsAt, hidAdvisor: hidden.length > 0, createdAt: at })
      .onConflictDoNothing();
    await endOtherSessions(tx, userId);
    if (hidden.length > 0) await forgetPages(tx);
    const date = writeDay(endsAt, await readerFormats(tx, userId));
    await mailDeletionBegun(tx, email, { id: `${userId}-${at.getTime()}`, date, isOwed: facts.owed === "known" });
    log("info", "deletion begun", { userId });
    return { ok: true, date };
  });
}

/** Waits for bookings in progress with or by this person and blocks later ones, so that one of the two transactions sees the other. */
async function holdBookings(tx: Transaction, userId: string) {
  await tx.execute(sql`select from advisers where user_id = ${userId} for no key update`);
  await tx.execute(sql`select from users where id = ${userId} for update`);
}
