import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin, anApplicant, applicationRow } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { previewDecision } from "./decision-preview.server";
import { processAdvisorApplication } from "./review.server";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");
const decisionOn = (applicationId: string, action: "approved" | "rejected", reviewNotes = "") => ({ applicationId, action, reviewNotes });
const decisionMails = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "application_decided");

test("the mail is shown word for word as it goes, in the applicant's language, and decides nothing", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  await db.update(profiles).set({ language: "de" }).where(eq(profiles.userId, person.userId));
  const decision = decisionOn(applicationId, "rejected", "Bitte die Zulassung.");
  const seen = await previewDecision(admin, decision);
  expect(seen).toMatchObject({ ok: true, preview: { to: person.email, language: "de", isMailed: true } });
  expect([(await applicationRow(applicationId)).status, await decisionMails(person.email)]).toEqual(["pending", []]);
  await processAdvisorApplication(admin, decision, AT);
  const [mail] = await decisionMails(person.email);
  expect(seen).toMatchObject({ preview: { subject: mail!.subject, text: mail!.text } });
  expect(mail!.text).toContain("Bitte die Zulassung.");
  expect(await previewDecision(admin, decision)).toEqual({ ok: false, reason: "alreadyDecided" });
});

test("another word makes another mail, which is not the one that was shown", async () => {
  const admin = await anAdmin();
  const { applicationId } = await anApplicant();
  const shownOf = async (notes: string) => {
    const seen = await previewDecision(admin, decisionOn(applicationId, "rejected", notes));
    return seen.ok && seen.preview.shown;
  };
  expect(await shownOf("One.")).toBe(await shownOf("One."));
  expect(await shownOf("One.")).not.toBe(await shownOf("Two."));
});

test("a welcome is shown word for word, too: with the address that will be free, without the notes, and with the second task where a rate is missing", async () => {
  const admin = await anAdmin();
  await processAdvisorApplication(admin, decisionOn((await anApplicant()).applicationId, "approved"), AT);
  const { person, applicationId } = await anApplicant({ pricing: "" });
  await db.update(profiles).set({ language: "it" }).where(eq(profiles.userId, person.userId));
  const decision = decisionOn(applicationId, "approved", "Nur für uns.");
  const seen = await previewDecision(admin, decision);
  expect(seen).toMatchObject({ ok: true, preview: { action: "approved", to: person.email, language: "it", isMailed: true } });
  expect(await db.$count(advisors, eq(advisors.userId, person.userId))).toBe(0);
  await processAdvisorApplication(admin, decision, AT);
  const [mail] = await decisionMails(person.email);
  expect(seen).toMatchObject({ preview: { subject: mail!.subject, text: mail!.text } });
  const [made] = await db.select().from(advisors).where(eq(advisors.userId, person.userId));
  expect([made!.slug, mail!.text.includes("Nur für uns.")]).toEqual([expect.stringMatching(/-\d+$/), false]);
  expect(mail!.text).toContain(`/advisors/${made!.slug}\n`);
});

test("what was shown of one decision does not send the other, and whoever wants no mail is named", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  const see = async (action: "approved" | "rejected") => {
    const seen = await previewDecision(admin, decisionOn(applicationId, action, "One."));
    return seen.ok ? seen.preview : undefined;
  };
  expect((await see("approved"))?.shown).not.toBe((await see("rejected"))?.shown);
  await db.insert(preferences).values({ userId: person.userId, mutedMails: ["application_decided"] });
  expect((await see("approved"))?.isMailed).toBe(false);
});
