import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { notifications } from "#app/db/schema/notifications";
import { auditLog } from "#app/db/schema/operations";
import { paymentOrders, payoutAccounts } from "#app/db/schema/payments";
import type { Viewer } from "#app/features/accounts/viewer";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { payAdvisorOut, saysWhereTo } from "../../../../tests/support/payments";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { advisorEarnings, statementLines } from "../earnings.server";
import { postConsultation } from "../ledger.server";
import { madePayouts, owedTo } from "./payouts.server";
import { reversePayout } from "./reversed-payout.server";

// Nothing is sent to the provider here: orders only end up in a table.
useSettings({ STRIPE_SECRET_KEY: "sk_test_nothing", STRIPE_WEBHOOK_SECRET: "whsec_nothing" });
useDatabase();

const noon = new Date("2026-12-02T12:00:00Z");
const soon = new Date(noon.getTime() + 20_000);

let admin: Viewer;
beforeAll(async () => {
  admin = await anAdmin();
});

/** An advisor who was owed 50.00 and has just been paid it, with the payout order. */
async function aPaidAdvisor({ hasAccount = false } = {}) {
  const advisor = await anAdvisor({ hours: [] });
  const { advisorId } = advisor;
  const row = await aConsultation({ client: await aClient(), advisor, at: noon, status: "completed" });
  for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row, noon);
  await saysWhereTo(advisor);
  if (hasAccount) await db.insert(payoutAccounts).values({ advisorId, account: `acct_${advisorId}`, isReady: true, updatedAt: noon });
  const order = { advisorId, currency: "USD", amount: 50_00, reference: "SEPA 7", key: randomUUID() };
  const paid = await payAdvisorOut(admin, order, noon);
  if (!paid.ok) throw new Error(paid.reason);
  return { ...advisor, order, statement: paid.statement };
}

const told = (userId: string) => db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.kind, "payout_made")));

test("a payout that is taken back is owed again, both of its lines stand, and who has not heard of it never does", async () => {
  const { advisorId, userId, email, statement } = await aPaidAdvisor();
  expect([await owedTo(db, advisorId, "USD"), await told(userId), (await mailsTo(email)).length]).toEqual([0, 1, 1]);
  expect(await reversePayout(admin, statement.id, soon)).toEqual({ ok: true });
  expect([await owedTo(db, advisorId, "USD"), await told(userId), await mailsTo(email)]).toEqual([50_00, 0, []]);
  const lines = (await statementLines(advisorId)).filter(({ kind }) => kind === "payout");
  expect(lines.map(({ amount, statementNumber }) => [amount, statementNumber])).toEqual([
    [50_00, statement.number],
    [-50_00, statement.number],
  ]);
  expect(await advisorEarnings(advisorId)).toMatchObject([{ earned: 50_00, paidOut: 0, owed: 50_00 }]);
  expect((await madePayouts(admin, 20, new Date())).find(({ id }) => id === statement.id)?.isTakenBack).toBe(true);
  const written = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectId, statement.id));
  expect(written.map(({ action }) => action).toSorted()).toEqual(["payout.made", "payout.taken_back"]);
});

test("it is taken back once, many at once as well; the same order does not pay again, and another one does", async () => {
  const { advisorId, order, statement } = await aPaidAdvisor();
  const answers = await Promise.all([1, 2, 3].map(() => reversePayout(admin, statement.id, soon)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, reason: "wrongState" }));
  expect(await reversePayout(admin, randomUUID(), soon)).toEqual({ ok: false, reason: "wrongState" });
  expect(await payAdvisorOut(admin, order, soon)).toEqual({ ok: false, reason: "takenBack" });
  expect(await owedTo(db, advisorId, "USD")).toBe(50_00);
  expect(await payAdvisorOut(admin, { ...order, key: randomUUID() }, soon)).toMatchObject({ ok: true });
  expect(await owedTo(db, advisorId, "USD")).toBe(0);
});

test("what the provider transfers waits as long as it can be taken back; once the provider has begun it cannot", async () => {
  const [quick, late] = [await aPaidAdvisor({ hasAccount: true }), await aPaidAdvisor({ hasAccount: true })];
  const orderOf = async ({ id }: { id: string }) => (await db.select().from(paymentOrders).where(eq(paymentOrders.statementId, id)))[0];
  const waits = (await orderOf(quick.statement))!;
  expect(waits.sendAfter.getTime() - waits.createdAt.getTime()).toBe(60_000);
  expect([await reversePayout(admin, quick.statement.id, soon), await orderOf(quick.statement)]).toEqual([{ ok: true }, undefined]);
  await db.update(paymentOrders).set({ attempts: 1 }).where(eq(paymentOrders.statementId, late.statement.id));
  expect(await reversePayout(admin, late.statement.id, soon)).toEqual({ ok: false, reason: "wrongState" });
  expect(await owedTo(db, late.advisorId, "USD")).toBe(0);
});
