import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import type { Viewer } from "#app/features/accounts/viewer";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { cancelConsultation, completeConsultation } from "#app/features/booking/life/endings.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { payAdvisorOut, payOutside, saysWhereTo } from "../../../../tests/support/payments";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { advisorEarnings } from "../earnings.server";
import { confirmPayment, undoConfirmation } from "./confirm-payment.server";

useDatabase();

let admin: Viewer;
let advisor: TestAdvisor;
let days: number;
beforeEach(async () => {
  for (const table of [ledgerTransactions, payoutStatements, consultations]) await db.delete(table);
  [admin, advisor, days] = [await anAdmin(), await anAdvisor(), 0];
  await saysWhereTo(advisor);
});

/** An agreed and paid consultation of the advisor's, on a day of its own, with a platform fee of a tenth. */
async function paid({ price = 50_00, currency = "USD" } = {}) {
  const client = await aClient();
  days += 1;
  const at = later(noon, days * 24);
  const { id } = await aConsultation({ client, advisor, at, createdAt: now });
  const amounts = { totalPrice: price, basePrice: price, platformFee: Math.round(price / 10), currency };
  await db.update(consultations).set(amounts).where(eq(consultations.id, id));
  await acceptConsultation(advisor, id, now);
  await payOutside(id, now);
  return { client, id, at };
}

async function held(params: Parameters<typeof paid>[0] = {}) {
  const scene = await paid(params);
  await completeConsultation(scene.client, scene.id, later(scene.at, 1));
  return scene;
}

const undo = (consultationId: string, at = now) => undoConfirmation(admin, { consultationId, key: randomUUID() }, at);
const payOut = async (amount: number) =>
  expect(
    await payAdvisorOut(admin, { advisorId: advisor.advisorId, currency: "USD", amount, reference: "SEPA 7", key: randomUUID() }, now),
  ).toMatchObject({ ok: true });
const owed = async () => (await advisorEarnings(advisor.advisorId)).find(({ currency }) => currency === "USD")?.owed;

test.each([
  { price: 49_99, isUndone: false },
  { price: 50_00, isUndone: true },
  { price: 50_02, isUndone: true },
])("what was paid out of one consultation is taken back from what is owed for another if that is as much: $price", async ({
  price,
  isUndone,
}) => {
  const { id } = await held();
  await payOut(45_00);
  await held({ price });
  const before = price - Math.round(price / 10);
  expect(await owed()).toBe(before);
  expect(await undo(id)).toEqual(isUndone ? { ok: true } : { ok: false, reason: "paidOut" });
  expect(await owed()).toBe(isUndone ? before - 45_00 : before);
});

test.each([
  { price: 24_99, isUndone: false },
  { price: 25_00, isUndone: true },
])("of one that was cancelled late it is the advisor's part of what stayed due: $price", async ({ price, isUndone }) => {
  const { client, id, at } = await paid();
  await cancelConsultation(client, id, later(at, -3));
  await payOut(22_50);
  await held({ price });
  expect(await undo(id)).toEqual(isUndone ? { ok: true } : { ok: false, reason: "paidOut" });
  expect(await owed()).toBeGreaterThanOrEqual(0);
});

test("what is owed in another currency, or to another advisor, takes nothing back", async () => {
  const { id } = await held();
  await payOut(45_00);
  await held({ price: 90_00, currency: "EUR" });
  const own = advisor;
  advisor = await anAdvisor();
  await held({ price: 90_00 });
  advisor = own;
  expect(await undo(id)).toEqual({ ok: false, reason: "paidOut" });
});

test("of what is not over, or has come in part, the advisor has been paid nothing: its confirmation is undone though nothing is owed", async () => {
  await held();
  await payOut(45_00);
  const ahead = await paid();
  // One step a minute: the ledger does not order entries written at the same moment.
  expect([await undo(ahead.id, later(now, 0.02)), await owed()]).toEqual([{ ok: true }, 0]);
  const order = { consultationId: ahead.id, amount: 49_99, key: randomUUID() };
  expect(await confirmPayment(admin, order, later(now, 0.04))).toEqual({ ok: true });
  await completeConsultation(ahead.client, ahead.id, later(ahead.at, 1));
  expect([await undo(ahead.id, later(ahead.at, 2)), await owed()]).toEqual([{ ok: true }, 0]);
});
