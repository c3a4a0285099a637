import { config } from "#app/config.server";
import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";

/** Why, since when, and how long the mail about it waits, so that it can be taken back. */
interface Told {
  reason: string;
  at: Date;
  waitSeconds?: number;
}

/** What the mail about a suspension is found by. */
export const suspendedKey = (personId: string, at: Date) => `suspended:${personId}:${at.getTime()}`;

/** What the mail about leaving the directory is found by. */
export const unlistedKey = (advisorId: string, at: Date) => `unlisted:${advisorId}:${at.getTime()}`;

/** Tells a person that they were suspended, why, and whom to ask. */
export async function mailSuspended(tx: AdminTransaction, to: string, personId: string, { reason, at, waitSeconds }: Told) {
  const { contact } = config();
  const site = siteName();
  await sendEmail(tx, { dedupeKey: suspendedKey(personId, at), kind: "suspended", to, waitSeconds }, "dashboard", (t, language) => ({
    subject: t("suspendedSubject", { site }),
    paragraphs: [t("suspendedEmail", { site }), reason, t("suspendedHelp", { email: contact.email })],
    closing: translatorFor(language, "admin")("emailClosing"),
  }));
}

/** Tells an advisor that they are out of the directory, why, and whom to ask. */
export async function mailUnlisted(tx: AdminTransaction, to: string, advisorId: string, { reason, at, waitSeconds }: Told) {
  const { contact } = config();
  const site = siteName();
  await sendEmail(tx, { dedupeKey: unlistedKey(advisorId, at), kind: "unlisted", to, waitSeconds }, "dashboard", (t, language) => ({
    subject: t("unlistedSubject", { site }),
    paragraphs: [t("unlistedEmail", { site }), reason, t("unlistedStays"), t("suspendedHelp", { email: contact.email })],
    closing: translatorFor(language, "admin")("emailClosing"),
  }));
}
