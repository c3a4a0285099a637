import { config } from "#app/config.server";
import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";

/** Tells a person that they were suspended, why, and whom to ask. */
export async function mailSuspended(tx: AdminTransaction, to: string, personId: string, reason: string, at: Date) {
  const { contact } = config();
  const site = siteName();
  await sendEmail(tx, { dedupeKey: `suspended:${personId}:${at.getTime()}`, kind: "suspended", to }, "dashboard", (t, language) => ({
    subject: t("suspendedSubject", { site }),
    greeting: translatorFor(language, "admin")("emailGreeting"),
    paragraphs: [t("suspendedEmail", { site }), reason, t("suspendedHelp", { email: contact.email })],
    closing: translatorFor(language, "admin")("emailClosing"),
  }));
}

/** Tells an advisor that they are out of the directory, why, and whom to ask. */
export async function mailUnlisted(tx: AdminTransaction, to: string, advisorId: string, reason: string, at: Date) {
  const { contact } = config();
  const site = siteName();
  await sendEmail(tx, { dedupeKey: `unlisted:${advisorId}:${at.getTime()}`, kind: "unlisted", to }, "dashboard", (t, language) => ({
    subject: t("unlistedSubject", { site }),
    greeting: translatorFor(language, "admin")("emailGreeting"),
    paragraphs: [t("unlistedEmail", { site }), reason, t("unlistedStays"), t("suspendedHelp", { email: contact.email })],
    closing: translatorFor(language, "admin")("emailClosing"),
  }));
}
