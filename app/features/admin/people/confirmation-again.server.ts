import { makeLink } from "#app/features/accounts/email-links.server";
import { mailConfirmation } from "#app/features/accounts/emails.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import type { Outcome } from "#app/platform/outcome";
import { changePerson, writePersonChange } from "./change-person.server";
import type { PersonRefusal } from "./listed-person";

/**
 * Mails the link to confirm an address once more, to somebody who waits for it. Which password the account gets is chosen on confirming: what was given
 * with a sign-up goes with that sign-up's own link alone.
 */
export function mailConfirmationAgain(actor: AdminActor, personId: string, at: Date): Promise<Outcome<PersonRefusal>> {
  return changePerson(actor, personId, async (tx, person) => {
    if (person.emailConfirmedAt || person.suspendedAt) return { ok: false, reason: "notWaiting" };
    const link = await makeLink(tx, { userId: personId, purpose: "confirm_email", email: person.email, returnTo: null }, at);
    await mailConfirmation(tx, person.email, link);
    return writePersonChange(tx, actor, "person.confirmation-mailed", personId, {});
  });
}
