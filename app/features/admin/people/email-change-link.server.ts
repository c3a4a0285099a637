import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { emailChangeLink } from "#app/features/accounts/email-change/emails.server";
import { notifyOfAccountChange } from "#app/features/accounts/warnings/emails.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import type { Outcome } from "#app/platform/outcome";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { changePerson, writePersonChange } from "./change-person.server";
import type { PersonRefusal } from "./listed-person";

/** SQL condition: a person has asked for another address and not confirmed it at both yet. */
export const isEmailChangeWaiting: SQL<boolean> = sql`exists (
  select from ${emailChanges} where ${emailChanges.userId} = ${users.id} and ${emailChanges.expiresAt} > now())`;

interface PassedOn {
  link: string;
  text: "emailChangeOldText" | "emailChangeNewText";
  newEmail: string;
}

/**
 * Creates a link to confirm a change of address for the admin to pass on while the site sends no mail: at the current address first, then at the new one. The
 * owner began the change and is notified of the link. Rejects ('noEmailChangeLink') suspended and admins' accounts, and any once there is a mail server.
 */
export function emailChangeToPassOn(actor: AdminActor, personId: string, at: Date): Promise<Outcome<PersonRefusal, PassedOn>> {
  return changePerson<PassedOn>(actor, personId, async (tx, { id, suspendedAt }) => {
    const isAdmin = (await tx.$count(userRoles, and(eq(userRoles.userId, id), eq(userRoles.role, "admin")))) > 0;
    const isOpen = and(eq(emailChanges.userId, id), gt(emailChanges.expiresAt, at));
    const [change] = await tx.select().from(emailChanges).where(isOpen).for("update");
    if (sendsMail() || suspendedAt || isAdmin || !change) return { ok: false, reason: "noEmailChangeLink" };
    const token = randomToken();
    const isOld = change.oldConfirmedAt === null;
    await tx
      .update(emailChanges)
      .set(isOld ? { oldTokenHash: tokenHash(token) } : { newTokenHash: tokenHash(token) })
      .where(isOpen);
    await notifyOfAccountChange(tx, id, "emailChangeLink", at);
    const written = await writePersonChange(tx, actor, "person.email-change-link", personId, {});
    const text = isOld ? ("emailChangeOldText" as const) : ("emailChangeNewText" as const);
    return { ...written, link: emailChangeLink(token), text, newEmail: change.newEmail };
  });
}
