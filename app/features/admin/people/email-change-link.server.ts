import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { emailChangeLink } from "#app/features/accounts/email-change/emails.server";
import { notifyOfAccountChange } from "#app/features/accounts/warnings/emails.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import { mayPassLinkInto } from "#app/platform/connections/links-to-pass-on.server";
import type { Outcome } from "#app/platform/outcome";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { openAccountOf, writePersonChange } from "./change-person.server";
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
 * owner began the change and is notified of the link. Rejects ('noEmailChangeLink') suspended accounts, those of admins and of who was one lately, and any where there is a mail server or was one in the last days.
 */
export function emailChangeToPassOn(actor: AdminActor, personId: string, at: Date): Promise<Outcome<PersonRefusal, PassedOn>> {
  return openAccountOf<PassedOn>(actor, personId, async (tx, { id, suspendedAt }, said) => {
    const isOpen = and(eq(emailChanges.userId, id), gt(emailChanges.expiresAt, at));
    const [change] = await tx.select().from(emailChanges).where(isOpen).for("update");
    if (suspendedAt || !change || !(await mayPassLinkInto(tx, id, at))) return { ok: false, reason: "noEmailChangeLink" };
    const token = randomToken();
    const isOld = change.oldConfirmedAt === null;
    await tx
      .update(emailChanges)
      .set(isOld ? { oldTokenHash: tokenHash(token) } : { newTokenHash: tokenHash(token) })
      .where(isOpen);
    await notifyOfAccountChange(tx, id, "emailChangeLink", at);
    const written = await writePersonChange(tx, actor, "person.email-change-link", personId, { ...said });
    const text = isOld ? ("emailChangeOldText" as const) : ("emailChangeNewText" as const);
    return { ...written, link: emailChangeLink(token), text, newEmail: change.newEmail };
  });
}
