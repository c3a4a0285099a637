import { makeLink } from "#app/features/accounts/email-links.server";
import { confirmationLink, mailConfirmation } from "#app/features/accounts/emails.server";
import { newestSignUpOf } from "#app/features/accounts/sign-up/own-sign-up.server";
import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { heldHourAt } from "#app/features/booking/hour/held-hour.server";
import { isLanguage } from "#app/languages/languages";
import { mayPassLinksOn } from "#app/platform/connections/links-to-pass-on.server";
import type { Outcome } from "#app/platform/outcome";
import { changePerson, writePersonChange } from "./change-person.server";
import type { PersonRefusal } from "./listed-person";

/**
 * Mails the confirmation link again to a person who has not confirmed their address. The password of the newest sign-up counts in the browser that gave it;
 * in any other it is chosen on confirming.
 */
export function mailConfirmationAgain(actor: AdminActor, personId: string, at: Date): Promise<Outcome<PersonRefusal>> {
  return changePerson(actor, personId, async (tx, person) => {
    if (person.emailConfirmedAt || person.suspendedAt) return { ok: false, reason: "notWaiting" };
    const { returnTo, language, timeZone, ...link } = await newLink(tx, person, at);
    const held = await heldHourAt(returnTo, at, tx);
    await mailConfirmation(tx, person.email, link, { returnTo, held, timeZone: timeZone ?? "", ...(isLanguage(language) && { language }) });
    return writePersonChange(tx, actor, "person.confirmation-mailed", personId, {});
  });
}

/** Creates a confirmation link for the admin to pass on while the site sends no mail; with a mail server, only the owner of an address gets a link. */
export function confirmationToPassOn(actor: AdminActor, personId: string, at: Date): Promise<Outcome<PersonRefusal, { link: string }>> {
  return changePerson<{ link: string }>(actor, personId, async (tx, person) => {
    if (person.emailConfirmedAt || person.suspendedAt || !(await mayPassLinksOn(tx, at))) return { ok: false, reason: "noLinkToPassOn" };
    const { token, returnTo } = await newLink(tx, person, at);
    return { ...(await writePersonChange(tx, actor, "person.confirmation-link", personId, {})), link: confirmationLink(token, returnTo) };
  });
}

/** Creates a link that leads on to where the newest sign-up was, such as the hour it asked for. */
async function newLink(tx: AdminTransaction, { id, email }: { id: string; email: string }, at: Date) {
  const given = await newestSignUpOf(tx, id, at);
  const link = await makeLink(tx, { userId: id, purpose: "confirm_email", email, ...given }, at);
  const { returnTo, language, timeZone } = given;
  return { ...link, returnTo, language, timeZone };
}
