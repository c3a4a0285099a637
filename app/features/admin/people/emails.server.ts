import type { Transaction } from "#app/db/client.server";
import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";

/** Time of the action, and the delay of its mail, during which it can be undone. */
interface Told {
  at: Date;
  waitSeconds?: number;
}

interface Reason {
  reason: string;
}

/** Dedupe key of the suspension mail. */
export const suspendedKey = (personId: string, at: Date) => `suspended:${personId}:${at.getTime()}`;

/** Dedupe key of the mail about removal from the directory; without a time, a pattern that matches any. */
export const unlistedKey = (advisorId: string, at?: Date) => `unlisted:${advisorId}:${at?.getTime() ?? "%"}`;

/** Dedupe key of the reinstatement mail. */
export const restoredKey = (personId: string, at: Date) => `restored:${personId}:${at.getTime()}`;

/** Dedupe key of the mail about being listed again. */
export const relistedKey = (advisorId: string, at: Date) => `relisted:${advisorId}:${at.getTime()}`;

/** Mails a person that they were suspended, with the reason and a contact. */
export const mailSuspended = (tx: AdminTransaction, to: string, personId: string, { reason, ...told }: Told & Reason) =>
  tell(tx, to, { dedupeKey: suspendedKey(personId, told.at), kind: "suspended", ...told }, (t, site, email) => ({
    subject: t("suspendedSubject", { site }),
    paragraphs: [t("suspendedEmail", { site }), reason, t("suspendedHelp", { email })],
  }));

/** Mails a person that they can sign in again. */
export const mailRestored = (tx: AdminTransaction, to: string, personId: string, told: Told) =>
  tell(tx, to, { dedupeKey: restoredKey(personId, told.at), kind: "restored", ...told }, (t, site) => ({
    subject: t("restoredSubject", { site }),
    paragraphs: [t("restoredEmail", { site }), t("restoredCancelled")],
  }));

/** Mails an advisor that they were removed from the directory, with the reason and a contact. */
export const mailUnlisted = (tx: AdminTransaction, to: string, advisorId: string, { reason, ...told }: Told & Reason) =>
  tell(tx, to, { dedupeKey: unlistedKey(advisorId, told.at), kind: "unlisted", ...told }, (t, site, email) => ({
    subject: t("unlistedSubject", { site }),
    paragraphs: [t("unlistedEmail", { site }), reason, t("unlistedStays"), t("suspendedHelp", { email })],
  }));

/** Mails an advisor that none of their areas is offered any more, with a link to choose another. */
export const mailAreaGone = (tx: Transaction, to: string, userId: string, at: Date) =>
  tell(tx, to, { dedupeKey: `area-gone:${userId}:${at.getTime()}`, kind: "area-gone", at }, (t, site) => ({
    subject: t("areaGoneSubject", { site }),
    paragraphs: [t("areaGoneEmail", { site }), t("unlistedStays")],
    action: { label: t("areaGoneAction"), url: siteLink("/advisor-profile#advisor-expertise") },
  }));

/** Mails an advisor that an area of theirs is offered again. */
export const mailAreaBack = (tx: Transaction, to: string, userId: string, at: Date) =>
  tell(tx, to, { dedupeKey: `area-back:${userId}:${at.getTime()}`, kind: "area-back", at }, (t, site) => ({
    subject: t("relistedSubject", { site }),
    paragraphs: [t("areaBackEmail", { site })],
  }));

/** Mails an advisor that they are listed in the directory again. */
export const mailRelisted = (tx: AdminTransaction, to: string, advisorId: string, told: Told) =>
  tell(tx, to, { dedupeKey: relistedKey(advisorId, told.at), kind: "relisted", ...told }, (t, site) => ({
    subject: t("relistedSubject", { site }),
    paragraphs: [t("relistedEmail", { site })],
  }));

const tell = (
  tx: Transaction,
  to: string,
  { dedupeKey, kind, waitSeconds }: Told & { dedupeKey: string; kind: string },
  write: (
    t: Translator<"dashboard">,
    site: string,
    email: string,
  ) => { subject: string; paragraphs: string[]; action?: { label: string; url: string } },
) =>
  sendEmail(tx, { dedupeKey, kind, to, waitSeconds, named: [] }, "dashboard", (t, language, email) => ({
    ...write(t, siteName(), email),
    closing: translatorFor(language, "admin")("emailClosing"),
  }));
