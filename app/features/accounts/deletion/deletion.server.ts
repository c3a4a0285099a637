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
import { mailLeaving, writeDay } from "./emails.server";
import { endOfGracePeriod } from "./grace-period";
import { type Obstacle, obstacleOf } from "./leaving";
import { findLeaving } from "./leaving.server";

interface Proof {
  password: string;
  /** Of the app, or a recovery code, where a second factor is on. */
  code: string;
}

type Refused = Exclude<Reauthentication, { ok: true }> | Exclude<CodeCheck, { ok: true }> | { ok: false; reason: Obstacle };

/**
 * Begins a deletion for who proves to be the owner: every session ends, an advisor's page is hidden, and after 14 days everything is erased, unless
 * the person signs in before. Refused while consultations are open, to the last admin, and to an advisor of whom a client says that they did not come, who was paid too much, or who is owed money and has not said where to. Throws TooBusy.
 */
export async function leave(
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
    // The roles stay locked: of two admins who leave at once, one is the last.
    await hasOtherAdmin(tx, userId);
    const leaving = await findLeaving(userId, at, tx);
    const obstacle = obstacleOf(leaving);
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
    await mailLeaving(tx, email, { id: `${userId}-${at.getTime()}`, date, isOwed: leaving.owed === "known" });
    log("info", "deletion begun", { userId });
    return { ok: true, date };
  });
}

/** Waits for whoever books with them or for them at this moment, and lets those who come later wait: what is asked for is seen by one of the two. */
async function holdBookings(tx: Transaction, userId: string) {
  await tx.execute(sql`select from users where id = ${userId} for update`);
  await tx.execute(sql`select from advisers where user_id = ${userId} for no key update`);
}
