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
  /** How long the mail waits, while the decision can be undone. */
  waitSeconds: number;
}

/** Only who is rejected reads the notes, as the field for them says. */
interface Rejected extends Decided {
  notes: string;
}

/** Tells an applicant that the application has come, and what happens now. */
export function mailReceived(connection: Connection, applicant: Applicant) {
  return mail(connection, "application_received", applicant, (t) => ({
    subject: t("receivedSubject"),
    paragraphs: [t("receivedText", { site: siteName() }), t("receivedNext")],
    action: { label: t("receivedAction"), url: siteLink("/advisor-profile") },
  }));
}

/** Welcomes a new advisor with the first task, or with what is there already. What was noted on the way stays with the admins. */
export async function mailWelcome(connection: Connection, applicant: Decided, advisor: NewAdvisor) {
  return mail(connection, "application_decided", applicant, await welcomeWords(connection, advisor));
}

/** The welcome as it would go, in the language of the applicant. */
export async function drawWelcome(connection: Connection, { email, firstName }: Omit<Applicant, "id">, advisor: NewAdvisor) {
  const words = await welcomeWords(connection, advisor);
  return drawEmail(connection, { to: email }, "applications", (t) => ({ ...around(t, firstName), ...words(t) }));
}

/** Tells an applicant that the application was not approved, with the notes of who read it. */
export function mailRejection(connection: Connection, applicant: Rejected) {
  return mail(connection, "application_decided", applicant, rejectionWords(applicant.notes));
}

/** The mail of a rejection as it would go, in the language of the applicant. */
export const drawRejection = (connection: Connection, { email, firstName, notes }: Omit<Rejected, "id" | "waitSeconds">) =>
  drawEmail(connection, { to: email }, "applications", (t) => ({ ...around(t, firstName), ...rejectionWords(notes)(t) }));

/** Takes the mail of a decision back; false when it is on its way. */
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
  return sendEmail(connection, { dedupeKey: `${kind}:${id}`, kind, to: email, waitSeconds }, "applications", (t) => ({
    ...around(t, firstName),
    ...write(t),
  }));
}
