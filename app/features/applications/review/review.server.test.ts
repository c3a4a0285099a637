import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, weeklyHours } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { auditLog } from "#app/db/schema/operations";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin, anApplicant, applicationRow, completeAnswers, REGISTRATION } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { submitApplication } from "../applications.server";
import { saveDraft } from "../drafts/drafts.server";
import { assignApplication, unassignApplication } from "./assign.server";
import { processAdvisorApplication } from "./review.server";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");

const approve = (applicationId: string) => ({ applicationId, action: "approved" as const, reviewNotes: "" });
const reject = (applicationId: string, reviewNotes = "") => ({ applicationId, action: "rejected" as const, reviewNotes });
const advisorOf = async (userId: string) => (await db.select().from(advisors).where(eq(advisors.userId, userId)))[0];
const auditsOf = (id: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, id));
const decisionMails = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "application_decided");

test("approval makes the advisor with everything the application says", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant({ category: "technology-digital", certifications: "MSc" });
  await db.update(profiles).set({ currency: "EUR", jobTitle: "Analyst" }).where(eq(profiles.userId, person.userId));
  expect(await processAdvisorApplication(admin, approve(applicationId), AT)).toMatchObject({ ok: true, status: "approved", decidedAt: AT });
  expect(await advisorOf(person.userId)).toMatchObject({
    status: "approved",
    category: "technology",
    firstName: "Ada",
    lastName: "Byron",
    jobTitle: "Analyst",
    bio: completeAnswers.bio,
    certifications: "MSc",
    city: "Lyon",
    country: "France",
    timezone: "Europe/Paris",
    languages: ["en", "fr"],
    experience: "8-12",
    hourlyRate: 150_00,
    currency: "EUR",
    availabilityStatus: "available",
    approvedAt: AT,
  });
  expect(await applicationRow(applicationId)).toMatchObject({ status: "approved", reviewedAt: AT, reviewedBy: admin.userId });
});

test("the primary topic is the expertise, at a level by experience, and the hours are the advisor's own first task", async () => {
  const { person, applicationId } = await anApplicant({ expertise: "Human Resources", experience: "20+" });
  await processAdvisorApplication(await anAdmin(), approve(applicationId), AT);
  const advisor = await advisorOf(person.userId);
  const listed = await db
    .select({ name: topics.name, isPrimary: advisorTopics.isPrimary, level: advisorTopics.expertiseLevel })
    .from(advisorTopics)
    .innerJoin(topics, eq(topics.id, advisorTopics.topicId))
    .where(eq(advisorTopics.advisorId, advisor!.id));
  expect(listed).toEqual([{ name: "Human Resources", isPrimary: true, level: "expert" }]);
  expect(advisor?.category).toBe("other");
  expect(await db.select().from(weeklyHours).where(eq(weeklyHours.advisorId, advisor!.id))).toEqual([]);
  const [mail] = await decisionMails(person.email);
  expect(mail?.text).toContain("set your weekly hours");
  expect(mail?.text).toContain("/advisor-profile/availability");
  expect(mail?.text).toContain(`/advisors/${advisor?.slug}`);
});

test("two advisors of the same name get pages of their own, also when approved at once", async () => {
  const admin = await anAdmin();
  const twins = await Promise.all(Array.from({ length: 5 }, () => anApplicant({ firstName: "Jo", lastName: "Twin" })));
  const outcomes = await Promise.all(twins.map(({ applicationId }) => processAdvisorApplication(admin, approve(applicationId), AT)));
  const slugs = outcomes.map((outcome) => outcome.ok && outcome.slug).sort();
  expect(slugs).toEqual(["jo-twin", "jo-twin-2", "jo-twin-3", "jo-twin-4", "jo-twin-5"]);
});

test("who names no rate is told that nobody can book without one", async () => {
  const { person, applicationId } = await anApplicant({ pricing: "" });
  await processAdvisorApplication(await anAdmin(), approve(applicationId), AT);
  expect((await decisionMails(person.email))[0]?.text).toContain("set your hourly rate");
});

test("rejection mails the notes and makes no advisor", async () => {
  const { person, applicationId } = await anApplicant();
  await processAdvisorApplication(await anAdmin(), reject(applicationId, "Please add your licence."), AT);
  expect(await advisorOf(person.userId)).toBeUndefined();
  expect(await applicationRow(applicationId)).toMatchObject({ status: "rejected", reviewNotes: "Please add your licence." });
  const [mail] = await decisionMails(person.email);
  expect(mail?.text).toContain("Please add your licence.");
  expect(mail?.text).toContain("/advisor-registration");
});

test("each decision leaves one row in the audit log, with who and whom", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  await processAdvisorApplication(admin, approve(applicationId), AT);
  const [row, ...more] = await auditsOf(applicationId);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ actorId: admin.userId, action: "application.approved", subject: "advisor_applications" });
  expect(row?.details).toEqual({ applicantId: person.userId, advisorId: (await advisorOf(person.userId))?.id });
});

test("an application is decided once: a decided one is left as it is", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  await processAdvisorApplication(admin, reject(applicationId, "No."), AT);
  expect(await processAdvisorApplication(admin, approve(applicationId), AT)).toEqual({ ok: false, reason: "alreadyDecided" });
  expect((await applicationRow(applicationId)).status).toBe("rejected");
  expect(await advisorOf(person.userId)).toBeUndefined();
  expect(await decisionMails(person.email)).toHaveLength(1);
});

test("V5: nobody decides on their own application, not even an admin", async () => {
  const { person, applicationId } = await anApplicant();
  await db.insert(userRoles).values({ userId: person.userId, role: "admin" });
  const outcome = await processAdvisorApplication({ ...person, isAdmin: true }, approve(applicationId), AT);
  expect(outcome).toEqual({ ok: false, reason: "ownApplication" });
  expect((await applicationRow(applicationId)).status).toBe("pending");
  expect(await advisorOf(person.userId)).toBeUndefined();
});

test("V5: only admins decide, whatever a session believes about its role", async () => {
  const { person, applicationId } = await anApplicant();
  for (const actor of [await aClient(), await anAdvisor(), { ...(await aClient()), isAdmin: true }])
    await expect(processAdvisorApplication(actor, approve(applicationId), AT)).rejects.toMatchObject({ init: { status: 403 } });
  expect((await applicationRow(applicationId)).status).toBe("pending");
  expect(await advisorOf(person.userId)).toBeUndefined();
});

test("an application that does not exist is not known", async () => {
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect(await processAdvisorApplication(await anAdmin(), approve(nobody), AT)).toEqual({ ok: false, reason: "applicationUnknown" });
});

test("V27: approve and reject pressed together 50 times have one outcome, one mail and one audit row", async () => {
  const admins = [await anAdmin(), await anAdmin()];
  for (let round = 0; round < 50; round += 1) {
    const { person, applicationId } = await anApplicant({ firstName: "Race", lastName: "Condition" });
    const outcomes = await Promise.all([
      processAdvisorApplication(admins[0]!, approve(applicationId), AT),
      processAdvisorApplication(admins[1]!, reject(applicationId), AT),
    ]);
    const won = outcomes.find(({ ok }) => ok);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "alreadyDecided" });
    expect(won).toMatchObject({ status: (await applicationRow(applicationId)).status });
    expect((await advisorOf(person.userId)) !== undefined).toBe(won?.ok && won.status === "approved");
    expect(await decisionMails(person.email)).toHaveLength(1);
    expect(await auditsOf(applicationId)).toHaveLength(1);
  }
});

test("V27: who takes an application that is theirs, or gives back one that nobody has, is answered as at first, and the log has it once", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const { applicationId } = await anApplicant();
  const steps = [assignApplication, assignApplication, unassignApplication, unassignApplication, assignApplication] as const;
  for (const step of steps) expect(await step(admin, applicationId)).toEqual({ ok: true });
  expect(await Promise.all([1, 2, 3].map(() => assignApplication(other, applicationId)))).toEqual([1, 2, 3].map(() => ({ ok: true })));
  const actions = (await auditsOf(applicationId)).map(({ action }) => action).sort();
  expect(actions).toEqual(["application.given-back", "application.taken", "application.taken", "application.taken"]);
  await processAdvisorApplication(admin, approve(applicationId), AT);
  expect(await assignApplication(other, applicationId)).toEqual({ ok: false, reason: "alreadyDecided" });
});

test("V27: 20 approvals at once make 1 advisor, 1 mail and 1 audit row", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => processAdvisorApplication(admin, approve(applicationId), AT)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.select().from(advisors).where(eq(advisors.userId, person.userId))).toHaveLength(1);
  expect(await decisionMails(person.email)).toHaveLength(1);
  expect(await auditsOf(applicationId)).toHaveLength(1);
});

test("a role that was taken a moment ago decides nothing", async () => {
  const admin = await anAdmin();
  const { applicationId } = await anApplicant();
  await db.delete(userRoles).where(and(eq(userRoles.userId, admin.userId), eq(userRoles.role, "admin")));
  await expect(processAdvisorApplication(admin, approve(applicationId), AT)).rejects.toMatchObject({ init: { status: 403 } });
});

test("a name that would add a line to a mail never reaches one", async () => {
  const person = await aClient();
  await saveDraft(person, { ...completeAnswers, firstName: "Ada\r\nBcc: x@example.com" }, AT);
  expect(await submitApplication(person, REGISTRATION, AT)).toMatchObject({ ok: false, missing: [{ field: "firstName" }] });
});
