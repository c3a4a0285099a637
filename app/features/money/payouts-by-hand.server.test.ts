import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { payoutStatements } from "#app/db/schema/ledger";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { mailsTo } from "../../../tests/support/account-mails";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { payAdvisorOut, saysWhereTo } from "../../../tests/support/payments";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";
import { advisorEarnings } from "./earnings.server";
import { postConsultation } from "./ledger.server";

useDatabase();

const noon = new Date("2026-12-02T12:00:00Z");

test("the mail of a payout says when some of it was kept of consultations that were not held, and only then", async () => {
  const [admin, client, advisor] = [await anAdmin(), await aClient(), await anAdvisor()];
  await saysWhereTo(advisor);
  for (const [day, status] of (["completed", "cancelled", "completed"] as const).entries()) {
    const at = new Date(noon.getTime() + day * 86_400_000);
    const row = await aConsultation({ client, advisor, at, status });
    for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row, at);
    const order = { advisorId: advisor.advisorId, currency: "USD", amount: 50_00, reference: `SEPA ${day}`, key: randomUUID() };
    expect(await payAdvisorOut(admin, order, new Date(at.getTime() + 3_600_000))).toMatchObject({ ok: true });
  }
  const texts = (await mailsTo(advisor.email)).map(({ text }) => text.replaceAll(/\s+/g, " "));
  expect(texts.map((text) => text.includes("what is kept of those that were cancelled or missed")).toSorted()).toEqual([
    false,
    false,
    true,
  ]);
  expect(texts.every((text) => text.includes("for your consultations"))).toBe(true);
});

test("by hand nothing is paid without a destination that the advisor has said, nor without a reference; nobody is told that they were", async () => {
  const [admin, client, advisor] = [await anAdmin(), await aClient(), await anAdvisor()];
  const { advisorId } = advisor;
  const row = await aConsultation({ client, advisor, at: noon, status: "accepted" });
  for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row, noon);
  await saysWhereTo(advisor);
  const order = { advisorId, currency: "USD", amount: 50_00, reference: "SEPA 7", key: randomUUID() };
  expect(await payAdvisorOut(admin, { ...order, reference: "" }, noon)).toEqual({ ok: false, reason: "referenceMissing" });
  const ofAdvisor = eq(payoutDestinations.advisorId, advisorId);
  await db.update(payoutDestinations).set({ words: "" }).where(ofAdvisor);
  expect(await payAdvisorOut(admin, order, noon)).toEqual({ ok: false, reason: "destinationUnknown" });
  await db.delete(payoutDestinations).where(ofAdvisor);
  expect(await payAdvisorOut(admin, order, noon)).toEqual({ ok: false, reason: "destinationUnknown" });
  expect([await mailsTo(advisor.email), await db.$count(payoutStatements, eq(payoutStatements.advisorId, advisorId))]).toEqual([[], 0]);
  expect(await advisorEarnings(advisorId)).toMatchObject([{ owed: 50_00 }]);
});
