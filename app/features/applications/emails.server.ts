import type { Connection } from "#app/db/client.server";
import type { Translator } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { type EmailWords, sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";

interface Applicant {
  id: string;
  email: string;
  firstName: string;
}

/** Tells an applicant that the application has come, and what happens now. */
export function mailReceived(connection: Connection, applicant: Applicant) {
  return mail(connection, "application_received", applicant, (t) => ({
    subject: t("receivedSubject"),
    paragraphs: [t("receivedText", { site: siteName() }), t("receivedNext")],
    action: { label: t("receivedAction"), url: siteLink("/advisor-profile") },
  }));
}

/** Welcomes a new advisor with the first task: an advisor without weekly hours cannot be matched. */
export function mailWelcome(connection: Connection, applicant: Applicant & { notes: string }, advisor: { slug: string; hasRate: boolean }) {
  const site = siteName();
  return mail(connection, "application_decided", applicant, (t) => ({
    subject: t("welcomeSubject", { site }),
    paragraphs: [t("welcomeText", { site }), t("welcomeTask"), ...(advisor.hasRate ? [] : [t("welcomeRate")])],
    facts: [[t("welcomePage"), siteLink(`/advisors/${advisor.slug}`)], ...noted(t, applicant.notes)],
    action: { label: t("welcomeAction"), url: siteLink("/advisor-profile/availability") },
  }));
}

/** Tells an applicant that the application was not approved, with the notes of who read it. */
export function mailRejection(connection: Connection, applicant: Applicant & { notes: string }) {
  const site = siteName();
  return mail(connection, "application_decided", applicant, (t) => ({
    subject: t("rejectedSubject", { site }),
    paragraphs: [
      t("rejectedMail", { site }),
      ...noted(t, applicant.notes).map(([label, notes]) => `${label}: ${notes}`),
      t("rejectedAgain"),
    ],
    action: { label: t("rejectedAction"), url: siteLink("/advisor-registration") },
  }));
}

type T = Translator<"applications">;

const noted = (t: T, notes: string): [string, string][] => (notes ? [[t("mailNotes"), notes]] : []);

type Words = Pick<EmailWords, "subject" | "paragraphs" | "facts" | "action">;

function mail(connection: Connection, kind: string, { id, email, firstName }: Applicant, write: (t: T) => Words) {
  return sendEmail(connection, { dedupeKey: `${kind}:${id}`, kind, to: email }, "applications", (t) => ({
    greeting: t("greeting", { name: firstName }),
    closing: t("closing"),
    ...write(t),
  }));
}
