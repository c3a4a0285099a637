import { and, eq } from "drizzle-orm";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { hasOtherAdmin } from "#app/features/accounts/admin-role.server";
import { restartGracePeriod } from "#app/features/accounts/deletion/held-deletion.server";
import { endLinks } from "#app/features/accounts/email-links.server";
import { endMadeByAdmin } from "#app/features/accounts/made-by-admin.server";
import { endOtherSessions } from "#app/features/accounts/sessions/sessions.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import { now } from "#app/platform/clock.server";
import { recallWaiting } from "#app/platform/mail/outbox.server";
import type { Outcome } from "#app/platform/outcome";
import { withAhead } from "./ahead.server";
import { changePerson, stopPerson, writePersonChange } from "./change-person.server";
import { mailRestored, mailSuspended, suspendedKey } from "./emails.server";
import type { PersonRefusal } from "./listed-person";

/** Suspends a person with a reason: ends their sessions, hides them everywhere and mails them. Rejects the admin themselves and the last admin. */
export function suspendPerson(
  actor: AdminActor,
  { personId, reason, waitSeconds }: { personId: string; reason: string; waitSeconds?: number },
  at: Date,
): Promise<Outcome<PersonRefusal>> {
  if (actor.userId === personId) return Promise.resolve({ ok: false, reason: "ownSuspension" });
  return stopPerson(actor, personId, async (tx, person) => {
    if (person.suspendedAt) return { ok: false, reason: "alreadySo" };
    if (!(await hasOtherAdmin(tx, personId))) return { ok: false, reason: "lastAdmin" };
    await tx.update(users).set({ suspendedAt: at, suspendedReason: reason }).where(eq(users.id, personId));
    await endOtherSessions(tx, personId);
    await endMadeByAdmin(tx, personId, at);
    await mailSuspended(tx, person.email, personId, { reason, at, waitSeconds });
    const [{ ahead } = { ahead: undefined }] = await withAhead([person], at, tx);
    return writePersonChange(tx, actor, "person.suspended", personId, { reason, ahead });
  });
}

/** Reinstates a suspended person and mails them, unless the mail about the suspension is not sent yet: then neither is sent. */
export function restorePerson(
  actor: AdminActor,
  { personId, waitSeconds }: { personId: string; waitSeconds?: number },
  at: Date,
): Promise<Outcome<PersonRefusal>> {
  return changePerson(actor, personId, async (tx, person) => {
    if (!person.suspendedAt) return { ok: false, reason: "alreadySo" };
    await tx.update(users).set({ suspendedAt: null, suspendedReason: null }).where(eq(users.id, personId));
    await restartGracePeriod(tx, personId, at);
    if (!(await recallWaiting(tx, suspendedKey(personId, person.suspendedAt))))
      await mailRestored(tx, person.email, personId, { at, waitSeconds });
    return writePersonChange(tx, actor, "person.restored", personId, { reason: person.suspendedReason, since: person.suspendedAt });
  });
}

/** Makes a person an admin; requires a confirmed address, no suspension and no pending deletion. */
export function grantAdmin(actor: AdminActor, personId: string): Promise<Outcome<PersonRefusal>> {
  return changePerson(actor, personId, async (tx, person) => {
    const leaves = await tx.$count(accountDeletions, eq(accountDeletions.userId, personId));
    if (!person.emailConfirmedAt || person.suspendedAt || leaves > 0) return { ok: false, reason: "unconfirmed" };
    const granted = await tx.insert(userRoles).values({ userId: personId, role: "admin" }).onConflictDoNothing().returning();
    if (granted.length === 0) return { ok: false, reason: "alreadySo" };
    // Another admin may have passed it on, which is never done for an admin.
    await endLinks(tx, personId, "reset_password", now());
    return writePersonChange(tx, actor, "admin.granted", personId, {});
  });
}

/**
 * Removes the admin role, including the admin's own; never from the last admin (decisions.md 2, First admin). Another's sessions end with it: nothing that they
 * do meanwhile keeps them an admin.
 */
export function revokeAdmin(actor: AdminActor, personId: string): Promise<Outcome<PersonRefusal>> {
  return stopPerson(actor, personId, async (tx) => {
    if (!(await hasOtherAdmin(tx, personId))) return { ok: false, reason: "lastAdmin" };
    const revoked = await tx
      .delete(userRoles)
      .where(and(eq(userRoles.userId, personId), eq(userRoles.role, "admin")))
      .returning();
    if (revoked.length === 0) return { ok: false, reason: "alreadySo" };
    if (personId !== actor.userId) await endOtherSessions(tx, personId);
    await endMadeByAdmin(tx, personId, now());
    return writePersonChange(tx, actor, "admin.revoked", personId, {});
  });
}
