import type { Connection } from "#app/db/client.server";
import { whyClosed } from "#app/features/applying/applying";
import type { Translator } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { drawEmail, type EmailWords, recallEmail, sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { type NewAdvisor, welcomeWords } from "./welcome-words.server";

interface Applicant {
  id: string;
  email: string;
  firstName: string;
}

interface Decided extends Applicant {
  /** How long the email is delayed, so that the decision can be undone. */
  waitSeconds: number;
}

/** Only rejected applicants see the notes, as the label of the field says. */
interface Rejected extends Decided {
  notes: string;
}

/** Tells an applicant that the application has arrived, and what happens next. */
export function mailReceived(connection: Connection, applicant: Applicant) {
  return mail(connection, "application_received", applicant, (t) => ({
    subject: t("receivedSubject"),
    paragraphs: [t("receivedText", { site: siteName() }), t("receivedNext")],
    action: { label: t("receivedAction"), url: siteLink("/advisor-registration") },
  }));
}

/** Sends a new advisor the welcome email, with their first task if anything is missing. The review notes stay with the admins. */
export async function mailWelcome(connection: Connection, applicant: Decided, advisor: NewAdvisor) {
  return mail(connection, "application_decided", applicant, await welcomeWords(connection, advisor));
}

/** Renders the welcome email without sending it, in the applicant's language. */
export async function drawWelcome(connection: Connection, { email, firstName }: Omit<Applicant, "id">, advisor: NewAdvisor) {
  const words = await welcomeWords(connection, advisor);
  return drawEmail(connection, { to: email }, "applications", (t) => ({ ...around(t, firstName), ...words(t) }));
}

/** Tells an applicant that the application was not approved, with the reviewer's notes. */
export function mailRejection(connection: Connection, applicant: Rejected) {
  return mail(connection, "application_decided", applicant, rejectionWords(applicant.notes));
}

/** Renders the rejection email without sending it, in the applicant's language. */
export const drawRejection = (connection: Connection, { email, firstName, notes }: Omit<Rejected, "id" | "waitSeconds">) =>
  drawEmail(connection, { to: email }, "applications", (t) => ({ ...around(t, firstName), ...rejectionWords(notes)(t) }));

/** Recalls the email of a decision; false when it has already been sent or is being sent. */
export const recallDecision = (connection: Connection, applicationId: string) =>
  recallEmail(connection, `application_decided:${applicationId}`);

function rejectionWords(notes: string) {
  const site = siteName();
  const isOver = whyClosed() !== null;
  return (t: T): Words => ({
    subject: t("rejectedSubject", { site }),
    paragraphs: [t("rejectedMail", { site }), ...(isOver ? [] : [t("rejectedAgain")])],
    facts: notes ? [[t("mailNotes"), notes]] : [],
    ...(!isOver && { action: { label: t("rejectedAction"), url: siteLink("/advisor-registration") } }),
  });
}

type T = Translator<"applications">;

type Words = Pick<EmailWords, "subject" | "paragraphs" | "facts" | "action">;

const around = (t: T, name: string) => ({ greeting: t("greeting", { name }), closing: t("closing") });

function mail(connection: Connection, kind: string, applicant: Applicant & { waitSeconds?: number }, write: (t: T) => Words) {
  const { id, email, firstName, waitSeconds } = applicant;
  return sendEmail(connection, { dedupeKey: `${kind}:${id}`, kind, to: email, waitSeconds, named: [] }, "applications", (t) => ({
    ...around(t, firstName),
    ...write(t),
  }));
}
