import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import { applyDefaults } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS } from "#app/platform/brand/site-defaults";
import { mailsTo } from "../../../tests/support/account-mails";
import { anAdmin, anApplicant, applicationRow, completeAnswers, REGISTRATION } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { aClient, anAdvisor } from "../../../tests/support/people";
import { answersOf, applicationState, submitApplication } from "./applications.server";
import { findDraft, saveDraft } from "./drafts/drafts.server";
import { processAdvisorApplication } from "./review/review.server";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");

const applicationsOf = (userId: string) => db.select().from(advisorApplications).where(eq(advisorApplications.userId, userId));

test("the form is prefilled from the profile: names, phone, bio, website, and the location from city, state or province and country", async () => {
  const person = await aClient({
    firstName: "Ada",
    lastName: "Byron",
    phone: "+442079460000",
    city: "Lyon",
    stateProvince: "Rhône",
    country: "FR",
    bio: "Counts.",
    website: "https://ada.example",
  });
  expect(await answersOf(person)).toMatchObject({
    firstName: "Ada",
    lastName: "Byron",
    phone: "+442079460000",
    location: "Lyon, Rhône, France",
    bio: "Counts.",
    website: "https://ada.example",
    languages: ["en"],
  });
});

test("what was typed stands above the profile, also where a field was emptied", async () => {
  const person = await aClient({ firstName: "Ada", phone: "+442079460000" });
  await saveDraft(person, { firstName: "Augusta", phone: "" }, AT);
  expect(await answersOf(person)).toMatchObject({ firstName: "Augusta", phone: "" });
});

test("languages default to English if empty, and to its own on a site in another language", async () => {
  const sent = async () => {
    const { applicationId } = await anApplicant({ languages: [] }, AT);
    return [(await applicationRow(applicationId)).languages, (await answersOf(await aClient())).languages];
  };
  expect(await sent()).toEqual([["en"], ["en"]]);
  applyDefaults([{ name: DEFAULTS_SETTINGS.language, value: "de" }]);
  try {
    expect(await sent()).toEqual([["de"], ["de"]]);
  } finally {
    applyDefaults([]);
  }
});

test("an application keeps every field of the form, the rate in minor units, and stands as pending", async () => {
  const { person, applicationId } = await anApplicant(
    { website: "ada.example", linkedin: "https://linkedin.com/in/ada", phone: "+44 20 7946" },
    AT,
  );
  const { id, ...row } = await applicationRow(applicationId);
  expect(row).toEqual({
    userId: person.userId,
    email: person.email,
    firstName: "Ada",
    lastName: "Byron",
    phone: "+44207946",
    location: "Lyon, France",
    languages: ["en", "fr"],
    ownAnswers: [],
    category: "",
    expertise: "Technology",
    experience: "8-12",
    bio: "Engines, and what can be done with them.",
    certifications: "",
    availability: "limited",
    pricing: 150_00,
    websiteUrl: "https://ada.example",
    linkedinUrl: "https://linkedin.com/in/ada",
    status: "pending",
    reviewNotes: null,
    reviewedAt: null,
    reviewedBy: null,
    assignedTo: null,
    createdAt: AT,
  });
});

test("a rate that is no number is none", async () => {
  const { applicationId } = await anApplicant({ pricing: "negotiable" });
  expect((await applicationRow(applicationId)).pricing).toBeNull();
});

test("submitting with something missing sends nothing, says what, and loses nothing", async () => {
  const person = await aClient();
  await saveDraft(person, { ...completeAnswers, bio: "", availability: "" }, AT);
  const sent = await submitApplication(person, REGISTRATION, AT);
  expect(sent).toMatchObject({ ok: false, reason: "incomplete", missing: [{ field: "bio" }, { field: "availability" }] });
  expect(await applicationsOf(person.userId)).toEqual([]);
  expect((await findDraft(person))?.answers).toMatchObject({ expertise: "Technology", location: "Lyon, France" });
  expect(await mailsTo(person.email)).toEqual([]);
});

test("where the wizard has a category step, nothing is sent without a category", async () => {
  const person = await aClient();
  await saveDraft(person, completeAnswers, AT);
  const sent = await submitApplication(person, { kind: "become-advisor", isFromProfile: false }, AT);
  expect(sent).toMatchObject({ ok: false, missing: [{ field: "category", step: "category" }] });
  expect(await applicationsOf(person.userId)).toEqual([]);
});

test("a second submit changes nothing, and the state of the first is known with its promise of 24 hours", async () => {
  const { person } = await anApplicant({}, AT);
  await saveDraft(person, completeAnswers, AT);
  expect(await submitApplication(person, REGISTRATION, AT)).toEqual({ ok: false, reason: "alreadySent" });
  expect(await applicationsOf(person.userId)).toHaveLength(1);
  expect(await applicationState(person.userId)).toEqual({ status: "pending", submittedAt: AT, dueAt: new Date("2026-06-02T09:00:00Z") });
});

test("of 20 submits at once exactly one becomes an application, with one mail", async () => {
  const person = await aClient();
  await saveDraft(person, completeAnswers, AT);
  const sent = await Promise.all(Array.from({ length: 20 }, () => submitApplication(person, REGISTRATION, AT)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await applicationsOf(person.userId)).toHaveLength(1);
  expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual(["application_received"]);
});

test("what was sent leaves the draft, and the applicant is told what happens now", async () => {
  const { person } = await anApplicant();
  expect(await findDraft(person)).toBeNull();
  const [mail] = await mailsTo(person.email);
  expect(mail?.text).toContain("within 24 hours");
  expect(mail?.text).toContain("an email asking for further credentials");
});

test("an advisor cannot apply again", async () => {
  const advisor = await anAdvisor();
  await saveDraft(advisor, completeAnswers, AT);
  expect(await submitApplication(advisor, REGISTRATION, AT)).toEqual({ ok: false, reason: "alreadySent" });
});

test("somebody without an application has no state", async () => {
  expect(await applicationState((await aClient()).userId)).toBeNull();
});

test("after a rejection the form starts with what was sent, and a new application is possible", async () => {
  const { person, applicationId } = await anApplicant({}, AT);
  const later = new Date("2026-06-01T12:00:00Z");
  await processAdvisorApplication(await anAdmin(), { applicationId, action: "rejected", reviewNotes: "Please add your licence." }, later);
  expect(await applicationState(person.userId)).toEqual({
    status: "rejected",
    submittedAt: AT,
    decidedAt: later,
    reviewNotes: "Please add your licence.",
  });
  expect(await answersOf(person)).toMatchObject({ firstName: "Ada", bio: completeAnswers.bio, pricing: "150", languages: ["en", "fr"] });
  await saveDraft(person, { certifications: "Licence 7" }, later);
  expect((await submitApplication(person, REGISTRATION, later)).ok).toBe(true);
  expect(await applicationsOf(person.userId)).toHaveLength(2);
  expect((await applicationState(person.userId))?.status).toBe("pending");
});

test("when one of its writes fails, an application is not sent at all", async () => {
  const person = await aClient();
  await saveDraft(person, completeAnswers, AT);
  await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await db.execute(sql`create trigger refuse before insert on outbox execute function refuse()`);
  await expect(submitApplication(person, REGISTRATION, AT)).rejects.toThrow();
  await db.execute(sql`drop trigger refuse on outbox`);
  expect(await applicationsOf(person.userId)).toEqual([]);
  expect(await findDraft(person)).not.toBeNull();
});
