import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, type Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { advisors } from "#app/db/schema/advisors";
import { cancelDeletion } from "#app/features/accounts/deletion/cancel-deletion.server";
import { anAdmin, anApplicant, applicationRow } from "../../../../tests/support/applicants";
import { askedDuring } from "../../../../tests/support/asked-during";
import { useDatabase } from "../../../../tests/support/database";
import { previewDecision } from "./decision-preview.server";
import { processAdvisorApplication } from "./review.server";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");
const LEAVING = { ok: false, reason: "applicantLeaving" };
const deletionOf = (userId: string) => ({ userId, endsAt: AT, hidAdvisor: false, createdAt: AT });
const approve = (applicationId: string) => ({ applicationId, action: "approved" as const, reviewNotes: "" });
const isAdvisor = async (userId: string) => (await db.$count(advisors, eq(advisors.userId, userId))) > 0;

test("nobody is made public whose account is about to be deleted: the admin is told so, and approves once they stay", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  await db.insert(accountDeletions).values(deletionOf(person.userId));
  expect(await previewDecision(admin, approve(applicationId))).toEqual(LEAVING);
  expect(await processAdvisorApplication(admin, approve(applicationId), AT)).toEqual(LEAVING);
  expect([(await applicationRow(applicationId)).status, await isAdvisor(person.userId)]).toEqual(["pending", false]);
  await cancelDeletion(db, { id: person.userId, email: person.email }, AT);
  expect(await processAdvisorApplication(admin, approve(applicationId), AT)).toMatchObject({ ok: true });
  expect(await isAdvisor(person.userId)).toBe(true);
});

test("whoever leaves can be told that they are not approved", async () => {
  const { person, applicationId } = await anApplicant();
  await db.insert(accountDeletions).values(deletionOf(person.userId));
  const rejected = { applicationId, action: "rejected" as const, reviewNotes: "No." };
  expect(await processAdvisorApplication(await anAdmin(), rejected, AT)).toMatchObject({ ok: true });
});

test("who leaves while they are approved is not made public", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  const leaving = async (tx: Transaction) => {
    await tx.execute(sql`select from users where id = ${person.userId} for update`);
    await tx.insert(accountDeletions).values(deletionOf(person.userId));
  };
  expect(await askedDuring(leaving, () => processAdvisorApplication(admin, approve(applicationId), AT))).toEqual(LEAVING);
  expect(await isAdvisor(person.userId)).toBe(false);
});
