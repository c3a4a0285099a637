import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { messageThreads } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { auditLog, outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin, anApplicant, applicationRow, completeAnswers, REGISTRATION } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation } from "../../../../tests/support/people";
import { submitApplication } from "../applications.server";
import { saveDraft } from "../drafts/drafts.server";
import { processAdvisorApplication } from "./review.server";
import { undoableDecisions, undoDecision } from "./undo-decision.server";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
const decisionOn = (applicationId: string, action: "approved" | "rejected", reviewNotes = "") => ({ applicationId, action, reviewNotes });
const advisorOf = async (userId: string) => (await db.select().from(advisors).where(eq(advisors.userId, userId)))[0];
const decisionMails = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "application_decided");
const actions = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.createdAt)).map(({ action }) => action);
const toldOf = (userId: string) =>
  db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.kind, "application_decided")));

async function decided(action: "approved" | "rejected", notes = "Please add your licence.") {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  await processAdvisorApplication(admin, decisionOn(applicationId, action, notes), AT);
  return { admin, person, applicationId };
}

test("the mail of a decision waits for a minute in the outbox", async () => {
  const { person } = await decided("rejected");
  const [mail] = await decisionMails(person.email);
  const [row] = await db
    .select({ waits: sql<number>`extract(epoch from ${outbox.sendAfter} - ${outbox.createdAt})::int` })
    .from(outbox)
    .where(eq(outbox.id, mail!.id));
  expect(row).toEqual({ waits: 60 });
});

test("an approval is taken back whole: the advisor, the page, the notification and the mail are gone, and the application waits", async () => {
  const { admin, person, applicationId } = await decided("approved");
  expect([(await advisorOf(person.userId)) !== undefined, await toldOf(person.userId)]).toEqual([true, 1]);
  expect(await undoDecision(admin, applicationId, later(59))).toEqual({ ok: true, notes: "Please add your licence." });
  expect(await advisorOf(person.userId)).toBeUndefined();
  expect([await toldOf(person.userId), await decisionMails(person.email)]).toEqual([0, []]);
  expect(await applicationRow(applicationId)).toMatchObject({ status: "pending", reviewNotes: null, reviewedAt: null, reviewedBy: null });
  expect(await actions(applicationId)).toEqual(["application.approved", "application.undone"]);
});

test("a rejection is taken back, and may be decided otherwise: then that mail goes, and only that", async () => {
  const { admin, person, applicationId } = await decided("rejected");
  expect(await undoDecision(admin, applicationId, later(1))).toMatchObject({ ok: true });
  expect(await decisionMails(person.email)).toEqual([]);
  expect(await processAdvisorApplication(admin, decisionOn(applicationId, "approved"), later(10))).toMatchObject({ ok: true });
  expect((await decisionMails(person.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining("first task")]);
});

test("notes go with a rejection alone: an approval in its place keeps those that stand in the form again to the admins", async () => {
  const { admin, person, applicationId } = await decided("rejected", "Please add your licence.");
  expect((await decisionMails(person.email))[0]?.text).toContain("Please add your licence.");
  await undoDecision(admin, applicationId, later(1));
  await processAdvisorApplication(admin, decisionOn(applicationId, "approved", "Please add your licence."), later(10));
  const [mail] = await decisionMails(person.email);
  expect(`${mail!.text} ${mail!.html}`).not.toMatch(/Please add your licence|What we noticed/);
  expect((await applicationRow(applicationId)).reviewNotes).toBe("Please add your licence.");
});

test("an applicant who has read of the decision by then reads that it was taken back", async () => {
  const { admin, person, applicationId } = await decided("rejected");
  await db
    .update(notifications)
    .set({ readAt: later(10) })
    .where(eq(notifications.userId, person.userId));
  expect(await undoDecision(admin, applicationId, later(20))).toMatchObject({ ok: true });
  expect(await db.select().from(notifications).where(eq(notifications.userId, person.userId))).toMatchObject([
    { kind: "application_decided", details: { decision: "undone" }, readAt: null },
  ]);
});

test("after the minute it stays, and so it does once the mail is on its way", async () => {
  const { admin, person, applicationId } = await decided("approved");
  expect(await undoDecision(admin, applicationId, later(60))).toEqual({ ok: false, reason: "undoTooLate" });
  await db.update(outbox).set({ attempts: 1 }).where(eq(outbox.recipient, person.email));
  expect(await undoDecision(admin, applicationId, later(30))).toEqual({ ok: false, reason: "undoTooLate" });
  expect(await advisorOf(person.userId)).toBeDefined();
  expect([(await applicationRow(applicationId)).status, await toldOf(person.userId)]).toEqual(["approved", 1]);
});

test("a second click and a second admin find it taken back already, and one alone does it", async () => {
  const { admin, applicationId } = await decided("approved");
  const other = await anAdmin();
  const outcomes = await Promise.all([admin, other, admin, other].map((actor) => undoDecision(actor, applicationId, later(5))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(3).fill({ ok: false, reason: "notDecided" }));
  expect(await actions(applicationId)).toEqual(["application.approved", "application.undone"]);
});

test("an advisor whom somebody has asked or written to stays", async () => {
  const uses = {
    asked: (client: Viewer, { id }: { id: string; userId: string }) =>
      aConsultation({ client, advisor: { ...client, advisorId: id, slug: "" }, at: later(86_400) }),
    written: (client: Viewer, { id, userId }: { id: string; userId: string }) =>
      db.insert(messageThreads).values({ clientId: client.userId, advisorId: id, advisorUserId: userId, lastMessageAt: AT }),
  };
  for (const use of Object.values(uses)) {
    const { admin, person, applicationId } = await decided("approved");
    const advisor = (await advisorOf(person.userId))!;
    await use(await aClient(), advisor);
    expect(await undoDecision(admin, applicationId, later(5))).toEqual({ ok: false, reason: "undoInUse" });
    expect([(await advisorOf(person.userId))?.id, (await decisionMails(person.email)).length]).toEqual([advisor.id, 1]);
  }
});

test("who has applied anew meanwhile has one application that waits", async () => {
  const { admin, person, applicationId } = await decided("rejected");
  await saveDraft(person, completeAnswers, later(5));
  expect(await submitApplication(person, REGISTRATION, later(5))).toMatchObject({ ok: true });
  expect(await undoDecision(admin, applicationId, later(6))).toEqual({ ok: false, reason: "undoInUse" });
  expect((await applicationRow(applicationId)).status).toBe("rejected");
});

test("an approval undone while the applicant is an advisor already takes nothing of theirs", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  await processAdvisorApplication(admin, decisionOn(applicationId, "approved"), new Date("2026-05-01T09:00:00Z"));
  const again = await db
    .insert(advisorApplications)
    .values({ ...(await applicationRow(applicationId)), id: undefined, status: "pending", reviewedAt: null, reviewedBy: null })
    .returning();
  await processAdvisorApplication(admin, decisionOn(again[0]!.id, "approved"), AT);
  expect(await undoDecision(admin, again[0]!.id, later(5))).toMatchObject({ ok: true });
  const advisor = await advisorOf(person.userId);
  expect(advisor).toBeDefined();
  expect(await db.$count(advisorTopics, eq(advisorTopics.advisorId, advisor!.id))).toBe(1);
});

test("nobody undoes the decision on their own application, and only admins undo any", async () => {
  const { person, applicationId } = await decided("rejected");
  await expect(undoDecision(person, applicationId, later(5))).rejects.toMatchObject({ init: { status: 403 } });
  await db.insert(userRoles).values({ userId: person.userId, role: "admin" });
  expect(await undoDecision({ ...person, isAdmin: true }, applicationId, later(5))).toEqual({ ok: false, reason: "ownApplication" });
  expect(await undoableDecisions(person.userId, later(5))).not.toContainEqual(expect.objectContaining({ id: applicationId }));
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect(await undoDecision(await anAdmin(), nobody, AT)).toEqual({ ok: false, reason: "applicationUnknown" });
});

test("what can be undone is listed for its minute; who accepted an invitation was not decided on", async () => {
  const { admin, applicationId } = await decided("rejected");
  const listed = async (seconds: number) => (await undoableDecisions(admin.userId, later(seconds))).map(({ id }) => id);
  expect(await listed(59)).toContain(applicationId);
  expect(await listed(60)).not.toContain(applicationId);
  await db.update(advisorApplications).set({ createdAt: AT }).where(eq(advisorApplications.id, applicationId));
  expect(await listed(59)).not.toContain(applicationId);
  expect(await undoDecision(admin, applicationId, later(5))).toEqual({ ok: false, reason: "undoTooLate" });
});
