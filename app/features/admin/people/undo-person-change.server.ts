import { and, desc, eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { auditLog } from "#app/db/schema/operations";
import { hasOtherAdmin } from "#app/features/accounts/admin-role.server";
import { restartGracePeriod } from "#app/features/accounts/deletion/held-deletion.server";
import { endMadeByAdmin } from "#app/features/accounts/made-by-admin.server";
import { endOtherSessions } from "#app/features/accounts/sessions/sessions.server";
import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { recallEmail } from "#app/platform/mail/outbox.server";
import type { Outcome } from "#app/platform/outcome";
import { changeListing, changePerson, stopPerson, writePersonChange } from "./change-person.server";
import { setShownOnStaying } from "./directory-place.server";
import {
  mailRelisted,
  mailRestored,
  mailSuspended,
  mailUnlisted,
  relistedKey,
  restoredKey,
  suspendedKey,
  unlistedKey,
} from "./emails.server";
import type { PersonRefusal } from "./listed-person";

/** Person, and the time of the action to undo. */
interface Done {
  personId: string;
  at: Date;
}

type Taken = Promise<Outcome<PersonRefusal>>;

const isSame = (one: Date | null, other: Date) => one?.getTime() === other.getTime();

/**
 * Undoes a suspension: the person can sign in again. Recalls the suspension mail if it is not sent yet, otherwise sends a second one. Rejects a
 * suspension that another admin has made since.
 */
export function undoSuspension(actor: AdminActor, { personId, at }: Done, now: Date): Taken {
  return changePerson(actor, personId, async (tx, person) => {
    if (!isSame(person.suspendedAt, at)) return { ok: false, reason: "alreadySo" };
    await tx.update(users).set({ suspendedAt: null, suspendedReason: null }).where(eq(users.id, personId));
    await restartGracePeriod(tx, personId, now);
    if (!(await recallEmail(tx, suspendedKey(personId, at)))) await mailRestored(tx, person.email, personId, { at: now });
    return writePersonChange(tx, actor, "person.restored", personId, {
      ...{ undone: "person.suspended", reason: person.suspendedReason, since: person.suspendedAt },
    });
  });
}

/** Undoes a reinstatement: restores the suspension with its original time and reason, and mails the person if the reinstatement mail was already sent. */
export function undoReinstatement(actor: AdminActor, { personId, at }: Done, now: Date): Taken {
  return stopPerson(actor, personId, async (tx, person) => {
    if (person.suspendedAt) return { ok: false, reason: "alreadySo" };
    if (!(await hasOtherAdmin(tx, personId))) return { ok: false, reason: "lastAdmin" };
    const { reason, since } = await lastDetails(tx, "person.restored", personId);
    if (typeof reason !== "string" || typeof since !== "string") return { ok: false, reason: "alreadySo" };
    await tx
      .update(users)
      .set({ suspendedAt: new Date(since), suspendedReason: reason })
      .where(eq(users.id, personId));
    await endOtherSessions(tx, personId);
    await endMadeByAdmin(tx, personId, now);
    if (!(await recallEmail(tx, restoredKey(personId, at)))) await mailSuspended(tx, person.email, personId, { reason, at: now });
    return writePersonChange(tx, actor, "person.suspended", personId, { reason, undone: "person.restored" });
  });
}

/** Undoes a removal from the directory. Recalls its mail if it is not sent yet, otherwise sends a second one. */
export function undoUnlisting(actor: AdminActor, { personId, at }: Done, now: Date): Taken {
  return changeListing(actor, personId, async (tx, person, said) => {
    const hidden = and(eq(advisors.userId, personId), eq(advisors.status, "suspended"), eq(advisors.updatedAt, at));
    const [found] = await tx.select({ id: advisors.id }).from(advisors).where(hidden);
    if (!found) return { ok: false, reason: "alreadySo" };
    // With a pending deletion, they are listed again only once they cancel it.
    const isLeaving = await setShownOnStaying(tx, personId, true);
    if (!isLeaving) await tx.update(advisors).set({ status: "approved" }).where(hidden);
    if (!(await recallEmail(tx, unlistedKey(found.id, at))) && !isLeaving) await mailRelisted(tx, person.email, found.id, { at: now });
    return writePersonChange(tx, actor, "advisor.relisted", personId, { undone: "advisor.unlisted", ...said });
  });
}

/** Undoes a listing: removes the advisor from the directory again, and mails them if the mail about the listing was already sent. */
export function undoRelisting(actor: AdminActor, { personId, at }: Done, now: Date): Taken {
  return changeListing(actor, personId, async (tx, person, said) => {
    const shown = and(eq(advisors.userId, personId), eq(advisors.status, "approved"), eq(advisors.updatedAt, at));
    const [hidden] = await tx.update(advisors).set({ status: "suspended" }).where(shown).returning({ id: advisors.id });
    if (!hidden) return { ok: false, reason: "alreadySo" };
    const reason = (await lastDetails(tx, "advisor.unlisted", personId)).reason;
    if (!(await recallEmail(tx, relistedKey(hidden.id, at))))
      await mailUnlisted(tx, person.email, hidden.id, { reason: typeof reason === "string" ? reason : "", at: now });
    return writePersonChange(tx, actor, "advisor.unlisted", personId, {
      undone: "advisor.relisted",
      ...(reason ? { reason } : {}),
      ...said,
    });
  });
}

/** Returns the details of the latest audit entry for an action on a person. */
async function lastDetails(tx: AdminTransaction, action: AuditAction, personId: string): Promise<Record<string, unknown>> {
  const done = and(eq(auditLog.action, action), eq(auditLog.subjectId, personId));
  const [row] = await tx.select().from(auditLog).where(done).orderBy(desc(auditLog.createdAt)).limit(1);
  return row?.details ?? {};
}
