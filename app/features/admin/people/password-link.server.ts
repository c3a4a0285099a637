import { eq } from "drizzle-orm";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { makeLink } from "#app/features/accounts/email-links.server";
import { passwordLink } from "#app/features/accounts/emails.server";
import { notifyOfAccountChange } from "#app/features/accounts/warnings/emails.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import { mayPassLinkInto } from "#app/platform/connections/links-to-pass-on.server";
import type { Outcome } from "#app/platform/outcome";
import { openAccountOf, writePersonChange } from "./change-person.server";
import type { PersonRefusal } from "./listed-person";

/**
 * Creates a link to choose a new password for the admin to pass on while the site sends no mail, for someone who has forgotten theirs: works once, within
 * an hour. The owner is notified of it. Rejects ('noPasswordLink') unconfirmed, suspended and leaving accounts, those of admins and of who was one lately, and any where
 * there is a mail server or there was one in the last days.
 */
export function passwordLinkToPassOn(actor: AdminActor, personId: string, at: Date): Promise<Outcome<PersonRefusal, { link: string }>> {
  return openAccountOf<{ link: string }>(actor, personId, async (tx, { id, email, emailConfirmedAt, suspendedAt }, said) => {
    const isFitting = emailConfirmedAt && !suspendedAt;
    const leaves = await tx.$count(accountDeletions, eq(accountDeletions.userId, id));
    if (leaves > 0 || !isFitting || !(await mayPassLinkInto(tx, id, at))) return { ok: false, reason: "noPasswordLink" };
    const { token } = await makeLink(tx, { userId: id, purpose: "reset_password", email }, at);
    await notifyOfAccountChange(tx, id, "passwordLink", at);
    return { ...(await writePersonChange(tx, actor, "person.password-link", personId, { ...said })), link: passwordLink(token) };
  });
}
