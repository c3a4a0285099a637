import { and, eq, notExists } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { advisors } from "#app/db/schema/advisors";
import { recallWaiting } from "#app/platform/mail/outbox.server";
import type { Outcome } from "#app/platform/outcome";
import { mailRelisted, mailUnlisted, unlistedKey } from "./emails.server";
import type { PersonRefusal } from "./listed-person";
import { changePerson, writePersonChange } from "./people.server";

interface Actor {
  userId: string;
}

/**
 * Takes an advisor out of the directory with a reason, which a mail tells them: nobody finds or books them any more. Their account stays, and so does what is
 * agreed.
 */
export function unlistAdvisor(
  actor: Actor,
  { personId, reason, waitSeconds }: { personId: string; reason: string; waitSeconds?: number },
  at: Date,
): Promise<Outcome<PersonRefusal>> {
  return changePerson(actor, personId, async (tx, person) => {
    const listed = and(eq(advisors.userId, personId), eq(advisors.status, "approved"));
    const [hidden] = await tx.update(advisors).set({ status: "suspended", updatedAt: at }).where(listed).returning({ id: advisors.id });
    if (!hidden) return { ok: false, reason: "alreadySo" };
    await mailUnlisted(tx, person.email, hidden.id, { reason, at, waitSeconds });
    return writePersonChange(tx, actor, "advisor.unlisted", personId, { reason });
  });
}

/**
 * Puts an advisor back into the directory, which a mail tells them, unless the one about leaving it still waits: then neither goes. Not one whose account is
 * about to be deleted: that took them out by itself.
 */
export function relistAdvisor(
  actor: Actor,
  { personId, waitSeconds }: { personId: string; waitSeconds?: number },
  at: Date,
): Promise<Outcome<PersonRefusal>> {
  return changePerson(actor, personId, async (tx, person) => {
    const leaving = db.select().from(accountDeletions).where(eq(accountDeletions.userId, personId));
    const hidden = and(eq(advisors.userId, personId), eq(advisors.status, "suspended"), notExists(leaving));
    const [shown] = await tx.update(advisors).set({ status: "approved", updatedAt: at }).where(hidden).returning({ id: advisors.id });
    if (!shown) return { ok: false, reason: "alreadySo" };
    if (!(await recallWaiting(tx, unlistedKey(shown.id)))) await mailRelisted(tx, person.email, shown.id, { at, waitSeconds });
    return writePersonChange(tx, actor, "advisor.relisted", personId, {});
  });
}
