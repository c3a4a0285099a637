import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { HOUR_MS } from "#app/platform/durations";
import { log } from "#app/platform/log/log.server";
import { makeLink } from "../email-links.server";
import { SECOND_FACTOR_END_HOURS } from "../limits";
import { readerFormats } from "../reader/reader-formats.server";
import { writtenMoment } from "../reader/written-moment.server";
import { type SignedIn, signedInTransaction } from "../sessions/signed-in-transaction.server";
import { notifyOfAccountChange } from "../warnings/emails.server";
import { mailSecondFactorEnds, mailSecondFactorStays, mailTwoFactorOff } from "./emails.server";
import { forgetSecondFactor } from "./turn-off.server";

interface Owner {
  id: string;
  email: string;
}

/**
 * Schedules the end of a person's second factor in a day, by an admin's order for an owner who lost app and codes. The owner is notified at
 * once and can stop it, so that misleading an admin gains nothing without the mailbox. Null when there is none, or it is already ending.
 */
export async function endSecondFactorLater(tx: Transaction, { id: userId, email }: Owner, reason: string, at: Date): Promise<Date | null> {
  const endsAt = new Date(at.getTime() + SECOND_FACTOR_END_HOURS * HOUR_MS);
  const isOn = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt), isNull(authenticators.endsAt));
  const ordered = await tx.update(authenticators).set({ endsAt }).where(isOn).returning({ userId: authenticators.userId });
  if (ordered.length === 0) return null;
  const link = await makeLink(tx, { userId, purpose: "report_sign_in", email }, at);
  await mailSecondFactorEnds(tx, email, { ...link, reason, when: writtenMoment(endsAt, await readerFormats(tx, userId)) });
  await notifyOfAccountChange(tx, userId, "secondFactor", at);
  log("warn", "two-factor ends later", { userId });
  return endsAt;
}

/** Cancels the scheduled end of a second factor; false when none was scheduled. */
export async function cancelSecondFactorEnd(tx: Transaction, userId: string): Promise<boolean> {
  const ends = and(eq(authenticators.userId, userId), isNotNull(authenticators.endsAt));
  return (await tx.update(authenticators).set({ endsAt: null }).where(ends).returning({ userId: authenticators.userId })).length > 0;
}

/** The same, with an email to the owner. */
export async function cancelEndAndNotify(tx: Transaction, { id: userId, email }: Owner, at: Date): Promise<boolean> {
  const isKept = await cancelSecondFactorEnd(tx, userId);
  if (isKept) await mailSecondFactorStays(tx, email, `${userId}-${at.getTime()}`);
  return isKept;
}

/** Cancels the scheduled end of the viewer's own second factor, from any session: the safe direction needs no proof. */
export const cancelOwnSecondFactorEnd = (viewer: SignedIn & { email: string }, at: Date): Promise<boolean> =>
  signedInTransaction(viewer, (tx) => cancelEndAndNotify(tx, { id: viewer.userId, email: viewer.email }, at));

/** Turns off the second factors whose day is over. Sessions and passkeys stay. */
export function endDueSecondFactors(at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: users.id, email: users.email })
      .from(authenticators)
      .innerJoin(users, eq(users.id, authenticators.userId))
      .where(lte(authenticators.endsAt, at))
      .for("update", { of: authenticators, skipLocked: true });
    for (const { id, email } of due) {
      await forgetSecondFactor(tx, id, at);
      await mailTwoFactorOff(tx, email, { id: `${id}-${at.getTime()}`, endedCalendar: false, keptOthers: true });
      log("warn", "two-factor ended", { userId: id });
    }
  });
}
