import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";

/** When it was done, and how long the mail about it waits, so that it can be taken back. */
interface Told {
  at: Date;
  waitSeconds?: number;
}

interface Reason {
  reason: string;
}

/** What the mail about a suspension is found by. */
export const suspendedKey = (personId: string, at: Date) => `suspended:${personId}:${at.getTime()}`;

/** What the mail about leaving the directory is found by; without a moment, whenever that was. */
export const unlistedKey = (advisorId: string, at?: Date) => `unlisted:${advisorId}:${at?.getTime() ?? "%"}`;

/** What the mail about being let in again is found by. */
export const restoredKey = (personId: string, at: Date) => `restored:${personId}:${at.getTime()}`;

/** What the mail about being back in the directory is found by. */
export const relistedKey = (advisorId: string, at: Date) => `relisted:${advisorId}:${at.getTime()}`;

/** Tells a person that they were suspended, why, and whom to ask. */
export const mailSuspended = (tx: AdminTransaction, to: string, personId: string, { reason, ...told }: Told & Reason) =>
  tell(tx, to, { dedupeKey: suspendedKey(personId, told.at), kind: "suspended", ...told }, (t, site, email) => ({
    subject: t("suspendedSubject", { site }),
    paragraphs: [t("suspendedEmail", { site }), reason, t("suspendedHelp", { email })],
  }));

/** Tells a person that they may sign in again. */
export const mailRestored = (tx: AdminTransaction, to: string, personId: string, told: Told) =>
  tell(tx, to, { dedupeKey: restoredKey(personId, told.at), kind: "restored", ...told }, (t, site) => ({
    subject: t("restoredSubject", { site }),
    paragraphs: [t("restoredEmail", { site }), t("restoredCancelled")],
  }));

/** Tells an advisor that they are out of the directory, why, and whom to ask. */
export const mailUnlisted = (tx: AdminTransaction, to: string, advisorId: string, { reason, ...told }: Told & Reason) =>
  tell(tx, to, { dedupeKey: unlistedKey(advisorId, told.at), kind: "unlisted", ...told }, (t, site, email) => ({
    subject: t("unlistedSubject", { site }),
    paragraphs: [t("unlistedEmail", { site }), reason, t("unlistedStays"), t("suspendedHelp", { email })],
  }));

/** Tells an advisor that none of their areas is offered any more, and where they choose another. */
export const mailAreaGone = (tx: AdminTransaction, to: string, advisorId: string, at: Date) =>
  tell(tx, to, { dedupeKey: `area-gone:${advisorId}:${at.getTime()}`, kind: "area-gone", at }, (t, site) => ({
    subject: t("areaGoneSubject", { site }),
    paragraphs: [t("areaGoneEmail", { site }), t("unlistedStays")],
    action: { label: t("areaGoneAction"), url: siteLink("/advisor-profile#advisor-expertise") },
  }));

/** Tells an advisor that they are in the directory again. */
export const mailRelisted = (tx: AdminTransaction, to: string, advisorId: string, told: Told) =>
  tell(tx, to, { dedupeKey: relistedKey(advisorId, told.at), kind: "relisted", ...told }, (t, site) => ({
    subject: t("relistedSubject", { site }),
    paragraphs: [t("relistedEmail", { site })],
  }));

const tell = (
  tx: AdminTransaction,
  to: string,
  { dedupeKey, kind, waitSeconds }: Told & { dedupeKey: string; kind: string },
  write: (
    t: Translator<"dashboard">,
    site: string,
    email: string,
  ) => { subject: string; paragraphs: string[]; action?: { label: string; url: string } },
) =>
  sendEmail(tx, { dedupeKey, kind, to, waitSeconds }, "dashboard", (t, language, email) => ({
    ...write(t, siteName(), email),
    closing: translatorFor(language, "admin")("emailClosing"),
  }));
