import type { Connection } from "#app/db/client.server";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { type MailedLink, notMeAction, sendAccountEmail } from "../emails.server";

const siteNames = (email: string) => ({ site: siteName(), email });
const toSecurity = (t: Translator<"secondFactor">) => ({ label: t("securityAction"), url: siteLink("/profile/security") });
const toReset = (t: Translator<"secondFactor">) => ({ label: t("resetAction"), url: siteLink("/auth/forgot") });

interface Ended {
  /** Whether the secret calendar address of the person's consultations ended with the other sessions. */
  endedCalendar: boolean;
}

const calendarEnded = (language: Language, isEnded: boolean) => (isEnded ? [translatorFor(language, "accounts")("changedCalendar")] : []);

/** Notifies that a second factor is now required, with a way to say that it was somebody else. */
export function mailTwoFactorOn(connection: Connection, to: string, { id, token, endedCalendar }: MailedLink & Ended) {
  return sendAccountEmail(connection, { kind: "two_factor_on", id, to, named: [] }, "secondFactor", (t, language, email) => ({
    subject: t("onSubject", siteNames(email)),
    paragraphs: [t("onText", siteNames(email)), ...calendarEnded(language, endedCalendar)],
    action: notMeAction(language, token),
    closing: t("notMe"),
  }));
}

/** Notifies that the second factor is off. `id` makes the email unique; `keptOthers`: other sessions were kept. */
export function mailTwoFactorOff(
  connection: Connection,
  to: string,
  { id, endedCalendar, keptOthers = false }: Ended & { id: string; keptOthers?: boolean },
) {
  return sendAccountEmail(connection, { kind: "two_factor_off", id, to, named: [] }, "secondFactor", (t, language, email) => ({
    subject: t("offSubject", siteNames(email)),
    paragraphs: [t(keptOthers ? "endedText" : "offText", siteNames(email)), ...calendarEnded(language, endedCalendar)],
    action: toReset(t),
    closing: t("notYou", siteNames(email)),
  }));
}

/** Notifies that a recovery code was used, and how many are left. */
export function mailRecoveryCodeUsed(connection: Connection, to: string, { id, left }: { id: string; left: number }) {
  return sendAccountEmail(connection, { kind: "recovery_code_used", id, to, named: [] }, "secondFactor", (t, _language, email) => ({
    subject: t("recoverySubject", siteNames(email)),
    paragraphs: [t("recoveryText", siteNames(email)), t("recoveryLeft", { left })],
    action: toSecurity(t),
    closing: t("notYou", siteNames(email)),
  }));
}

/** Warns that somebody who has the password tried codes. */
export function mailWrongCodes(connection: Connection, to: string, id: string) {
  return sendAccountEmail(connection, { kind: "wrong_codes", id, to, named: [] }, "secondFactor", (t, _language, email) => ({
    subject: t("wrongSubject", siteNames(email)),
    paragraphs: [t("wrongText", siteNames(email))],
    action: toReset(t),
    closing: t("wrongYou"),
  }));
}

interface Ending extends MailedLink {
  /** In the admin's words. */
  reason: string;
  when: string;
}

/** Notifies that an admin has ordered a second factor to end, when and why, with a way to say that the owner did not ask for it. */
export function mailSecondFactorEnds(connection: Connection, to: string, { id, token, reason, when }: Ending) {
  return sendAccountEmail(connection, { kind: "two_factor_ends", id, to, named: [] }, "warnings", (t, language, email) => ({
    subject: t("endsSubject", siteNames(email)),
    paragraphs: [t("endsText", siteNames(email)), reason],
    facts: [[t("endsWhen"), when]],
    action: notMeAction(language, token),
    closing: t("endsNotMe"),
  }));
}

/** Notifies that the second factor stays after all. `id` makes the email unique. */
export function mailSecondFactorStays(connection: Connection, to: string, id: string) {
  return sendAccountEmail(connection, { kind: "two_factor_stays", id, to, named: [] }, "warnings", (t, _language, email) => ({
    subject: t("staysSubject", siteNames(email)),
    paragraphs: [t("staysText", siteNames(email))],
    closing: t("staysHelp", siteNames(email)),
  }));
}
