import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { categoryRequests } from "#app/db/schema/catalog";
import { decideCategoryRequest } from "#app/features/admin/category-requests/requests.server";
import { processAdvisorApplication } from "#app/features/applications/review/review.server";
import { completeConsultation } from "#app/features/booking/life/endings.server";
import { requestCategory } from "#app/features/catalog/category-requests/category-requests.server";
import { advisorEarnings, statementLines } from "#app/features/money/earnings.server";
import { waivePayment } from "#app/features/money/outside/confirm-payment.server";
import { anAdmin, anApplicant } from "../../../../tests/support/applicants";
import { aRequest, ended, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { readOwnRecords } from "../../../../tests/support/own-records";
import { aClient } from "../../../../tests/support/people";

useDatabase();

const recordsOf = async (userId: string) => JSON.stringify(await readOwnRecords(userId, now));
const asks = (userId: string | null, comments: string, email = "", at = now) =>
  requestCategory({ userId, address: "10.0.0.1", language: "en" }, { name: "Divorce mediation", comments, email }, at);

test("of a category that several asked for, each takes along their own words, also once it is asked for anew", async () => {
  const [first, second, later] = [await aClient(), await aClient(), await aClient()];
  await asks(first.userId, "");
  await asks(second.userId, "zzsecond leaves Peter");
  await asks(null, "zzvisitor at Contoso", "anna@example.com");
  await asks(first.userId, "zzfirst");
  expect(await recordsOf(first.userId)).not.toMatch(/zzsecond|zzvisitor|anna@/);
  expect(await recordsOf(first.userId)).toContain("zzfirst");
  expect(await recordsOf(second.userId)).toContain("zzsecond leaves Peter");
  expect(await recordsOf(second.userId)).not.toMatch(/zzfirst|zzvisitor/);
  const [request] = await db.select().from(categoryRequests).where(eq(categoryRequests.nameKey, "divorce mediation"));
  await decideCategoryRequest(await anAdmin(), { requestId: request!.id, decision: "dismissed", answer: "zzspam" }, now);
  await asks(later.userId, "");
  expect(await recordsOf(later.userId)).not.toMatch(/zzsecond|zzvisitor|zzfirst|zzspam/);
});

test("an approved advisor reads neither the admins' notes on it nor who decided", async () => {
  const admin = await anAdmin();
  const { person, applicationId } = await anApplicant();
  const decided = await processAdvisorApplication(admin, { applicationId, action: "approved", reviewNotes: "zzreference" }, now);
  expect(decided.ok).toBe(true);
  const records = await recordsOf(person.userId);
  expect(records).toContain(applicationId);
  expect(records).not.toContain("zzreference");
  expect(records).not.toContain(admin.userId);
});

test("why an admin waived what a client owed is told to neither side, and why a consultation was refunded to both", async () => {
  const { client, advisor, id } = await aRequest("accepted", noon, { isPaid: false });
  await completeConsultation(client, id, ended);
  const waived = { consultationId: id, key: randomUUID(), reason: "zzpolice file" };
  expect(await waivePayment(await anAdmin(), waived, ended)).toEqual({ ok: true });
  for (const { userId } of [client, advisor]) {
    const { ledger } = await readOwnRecords(userId, ended);
    expect(JSON.stringify(ledger)).not.toContain("zzpolice");
  }
  expect((await readOwnRecords(client.userId, ended)).ledger.map(({ kind }) => kind)).toContain("letGo");
  expect(JSON.stringify(await statementLines(advisor.advisorId))).not.toContain("zzpolice");
  expect(await advisorEarnings(advisor.advisorId)).toBeDefined();
});
