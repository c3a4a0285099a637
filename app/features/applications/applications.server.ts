import { desc, eq } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { applicationCertificates } from "#app/db/schema/application-drafts";
import { advisorApplications } from "#app/db/schema/applications";
import type { Viewer } from "#app/features/accounts/viewer";
import { whyClosed } from "#app/features/applying/applying";
import { findProfile } from "#app/features/profiles/details/profile.server";
import { reservedNames } from "#app/features/profiles/own-name/reserved-names.server";
import type { Language } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { log } from "#app/platform/log/log.server";
import { type Answers, answersOfProfile, firstAnswers } from "./answers";
import { type ApplicationState, stateOf } from "./application-state";
import { mayApply } from "./applying/may-apply.server";
import { ofDraft } from "./certificates/certificates.server";
import { findDraft, removeDraft } from "./drafts/drafts.server";
import { notifyOfSubmission } from "./notify-both-sides.server";
import { keptAnswers } from "./own-questions/own-question";
import { askedQuestions } from "./own-questions/own-questions.server";
import type { CheckedApplication } from "./schema";
import { checkAnswers, findMissing, type Missing } from "./wizard/missing";
import type { Wizard } from "./wizard/wizard";

/** State of a person's latest application, for their dashboard, profile and the wizards; null when there is none. */
export async function applicationState(userId: string): Promise<ApplicationState | null> {
  const application = await lastApplication(userId, db);
  return application ? stateOf(application) : null;
}

/** Initial answers of a person's form: from the profile, from a previous application unless it was approved, and from the draft. */
export async function answersOf(viewer: Viewer): Promise<Answers> {
  const { fields } = await findProfile(viewer);
  return gatherAnswers(db, viewer.userId, answersOfProfile(fields));
}

export type Submission =
  | { ok: true; applicationId: string }
  | { ok: false; reason: "incomplete"; missing: Missing[] }
  | { ok: false; reason: "alreadySent" }
  | { ok: false; reason: "closed"; why: "invited" | "nobody" };

/**
 * Submits a person's draft as their application, once however often the button is pressed: it becomes the one pending row, with its certificates, and an email
 * confirms it. Nothing is submitted while something is missing. Person, email address, status and time come from the server alone. Own questions are stored
 * with their wording in `language`.
 */
export async function submitApplication(
  viewer: Viewer,
  wizard: Wizard,
  at: Date,
  language: Language = siteLanguage(),
): Promise<Submission> {
  const { fields } = await findProfile(viewer);
  return db.transaction(async (tx) => {
    if (await isAdvisor(tx, viewer.userId)) return { ok: false, reason: "alreadySent" };
    const why = whyClosed();
    if (why && !(await mayApply(viewer, at, tx))) return { ok: false, reason: "closed", why };
    const answers = await gatherAnswers(tx, viewer.userId, answersOfProfile(fields));
    const certificates = (await tx.$count(applicationCertificates, ofDraft(viewer.userId))) > 0;
    const questions = await askedQuestions(language, tx);
    const given = { certificates, photo: viewer.avatarUrl !== null };
    const missing = findMissing(answers, { wizard, isSignedIn: true, given, questions, reserved: reservedNames(viewer, answers) });
    const checked = checkAnswers(answers);
    if (missing.length > 0 || !checked) return { ok: false, reason: "incomplete", missing };
    const [application] = await tx
      .insert(advisorApplications)
      .values({ ...rowOf(viewer, checked, at), ownAnswers: keptAnswers(questions, answers.own) })
      .onConflictDoNothing()
      .returning();
    if (!application) return { ok: false, reason: "alreadySent" };
    await sendCertificates(tx, viewer.userId, application.id);
    await removeDraft(tx, viewer.userId);
    await notifyOfSubmission(tx, application);
    log("info", "application submitted", { applicationId: application.id, userId: viewer.userId });
    return { ok: true, applicationId: application.id };
  });
}

async function gatherAnswers(connection: Connection, userId: string, known: Partial<Answers>): Promise<Answers> {
  const last = await lastApplication(userId, connection);
  const draft = await findDraft({ userId }, connection);
  const sent = last?.status === "rejected" ? answersOfApplication(last) : {};
  return { ...firstAnswers(siteLanguage()), ...known, ...sent, ...draft?.answers };
}

async function lastApplication(userId: string, connection: Connection) {
  const [application] = await connection
    .select()
    .from(advisorApplications)
    .where(eq(advisorApplications.userId, userId))
    .orderBy(desc(advisorApplications.createdAt))
    .limit(1);
  return application;
}

async function isAdvisor(connection: Connection, userId: string) {
  const found = await connection.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId));
  return found.length > 0;
}

const rowOf = ({ userId, email }: Viewer, { linkedin, website, ...checked }: CheckedApplication, at: Date) => ({
  ...checked,
  languages: checked.languages.length > 0 ? checked.languages : [siteLanguage()],
  userId,
  email,
  linkedinUrl: linkedin,
  websiteUrl: website,
  createdAt: at,
});

const sendCertificates = (tx: Transaction, userId: string, applicationId: string) =>
  tx.update(applicationCertificates).set({ applicationId }).where(ofDraft(userId));

function answersOfApplication(sent: typeof advisorApplications.$inferSelect): Partial<Answers> {
  const { category, firstName, lastName, phone, location, languages, expertise, experience, bio, certifications, availability } = sent;
  const typed = { category, firstName, lastName, phone, location, languages, expertise, experience, bio, certifications, availability };
  const pricing = sent.pricing === null ? "" : String(sent.pricing / 100);
  const own = Object.fromEntries(sent.ownAnswers.map(({ questionId, answer }) => [questionId, answer]));
  return { ...typed, pricing, own, linkedin: sent.linkedinUrl ?? "", website: sent.websiteUrl ?? "" };
}
