import { and, eq, notExists } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { advisors } from "#app/db/schema/advisors";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import { recallWaiting } from "#app/platform/mail/outbox.server";
import type { Outcome } from "#app/platform/outcome";
import { changeListing, writePersonChange } from "./change-person.server";
import { mailRelisted, mailUnlisted, unlistedKey } from "./emails.server";
import type { PersonRefusal } from "./listed-person";

/**
 * Removes an advisor from the directory with a reason, and mails them: nobody can find or book them any more. Their account and agreed consultations
 * stay. Rejects suspended advisors, who are hidden anyway.
 */
export function unlistAdvisor(
  actor: AdminActor,
  { personId, reason, waitSeconds }: { personId: string; reason: string; waitSeconds?: number },
  at: Date,
): Promise<Outcome<PersonRefusal>> {
  return changeListing(actor, personId, async (tx, person, said) => {
    if (person.suspendedAt) return { ok: false, reason: "isSuspended" };
    const listed = and(eq(advisors.userId, personId), eq(advisors.status, "approved"));
    const [listedUntilNow] = await tx
      .update(advisors)
      .set({ status: "suspended", updatedAt: at })
      .where(listed)
      .returning({ id: advisors.id });
    const hidden = listedUntilNow ?? (await keepHidden(tx, personId, at));
    if (!hidden) return { ok: false, reason: "alreadySo" };
    await mailUnlisted(tx, person.email, hidden.id, { reason, at, waitSeconds });
    return writePersonChange(tx, actor, "advisor.unlisted", personId, { reason, ...said });
  });
}

/** Keeps an advisor hidden whose pending deletion hid them, even if they cancel it. */
async function keepHidden(tx: Transaction, personId: string, at: Date) {
  if (!(await setShownOnStaying(tx, personId, false))) return undefined;
  const own = eq(advisors.userId, personId);
  const [hidden] = await tx.update(advisors).set({ updatedAt: at }).where(own).returning({ id: advisors.id });
  return hidden;
}

/** Sets whether an advisor with a pending deletion is listed again if they cancel it. Returns whether that changed. */
export async function setShownOnStaying(tx: Transaction, personId: string, isShown: boolean): Promise<boolean> {
  const other = and(eq(accountDeletions.userId, personId), eq(accountDeletions.hidAdvisor, !isShown));
  return (await tx.update(accountDeletions).set({ hidAdvisor: isShown }).where(other).returning()).length > 0;
}

/**
 * Lists an advisor in the directory again and mails them, unless the mail about the removal is not sent yet: then neither is sent. Rejects accounts with
 * a pending deletion, which hid them by itself.
 */
export function relistAdvisor(
  actor: AdminActor,
  { personId, waitSeconds }: { personId: string; waitSeconds?: number },
  at: Date,
): Promise<Outcome<PersonRefusal>> {
  return changeListing(actor, personId, async (tx, person, said) => {
    if (person.suspendedAt) return { ok: false, reason: "isSuspended" };
    const leaving = db.select().from(accountDeletions).where(eq(accountDeletions.userId, personId));
    const hidden = and(eq(advisors.userId, personId), eq(advisors.status, "suspended"), notExists(leaving));
    const [shown] = await tx.update(advisors).set({ status: "approved", updatedAt: at }).where(hidden).returning({ id: advisors.id });
    if (!shown) return { ok: false, reason: "alreadySo" };
    if (!(await recallWaiting(tx, unlistedKey(shown.id)))) await mailRelisted(tx, person.email, shown.id, { at, waitSeconds });
    return writePersonChange(tx, actor, "advisor.relisted", personId, { ...said });
  });
}
