import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { auditLog, outbox } from "#app/db/schema/operations";
import { outsidePayments } from "#app/db/schema/outside-payments";
import type { Viewer } from "#app/features/accounts/viewer";
import {
  admitNoShow,
  cancelConsultation,
  completeConsultation,
  refundConsultationAsAdmin,
  reportNoShow,
} from "#app/features/booking/life/endings.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { accountBalances } from "../../../../tests/support/balances";
import { aRequest, ended, isNotFound, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { payAdvisorOut, saysWhereTo } from "../../../../tests/support/payments";
import { aClient } from "../../../../tests/support/people";
import { advisorEarnings } from "../earnings.server";
import { splitKept } from "../postings";
import { clientReceipts } from "../receipts.server";
import { confirmPayment, denyPayment, returnPayment, undoConfirmation, waivePayment } from "./confirm-payment.server";
import { markPaid, withdrawMark } from "./marks/client-marks.server";
import { outsideView } from "./outside-view.server";
import { listPayments } from "./payment-list.server";
import { remindOfPayments } from "./payment-reminders.server";

useDatabase();

let admin: Viewer;
beforeEach(async () => {
  for (const table of [ledgerTransactions, payoutStatements, consultations, outbox, auditLog]) await db.delete(table);
  admin = await anAdmin();
});

const agreed = () => aRequest("accepted", noon, { isPaid: false });
const order = (consultationId: string, more: { amount?: number } = {}) => ({ consultationId, key: randomUUID(), amount: 50_00, ...more });
const confirm = (id: string, amount = 50_00) => confirmPayment(admin, order(id, { amount }), now);
const balances = () => accountBalances("USD");

async function stageOf(id: string) {
  const row = (await db.select().from(consultations)).find((each) => each.id === id)!;
  return outsideView(db, row, "client");
}

test("after the acceptance the price is awaited, then marked by the client, then here: each step in the ledger", async () => {
  const { client, id } = await agreed();
  expect(await balances()).toEqual({ client: -50_00, awaited: 50_00 });
  expect(await markPaid(client, id, randomUUID(), now)).toEqual({ ok: true });
  expect(await balances()).toEqual({ client: -50_00, awaited: 0, marked: 50_00 });
  expect(await withdrawMark(client, id, randomUUID(), now)).toEqual({ ok: true });
  expect(await balances()).toEqual({ client: -50_00, awaited: 50_00, marked: 0 });
  expect(await confirm(id)).toEqual({ ok: true });
  expect(await balances()).toEqual({ client: -50_00, awaited: 0, marked: 0, escrow: 50_00 });
  expect((await stageOf(id))?.stage).toBe("received");
});

test("the client marks their own alone and only what is awaited, admins alone confirm, and nobody else finds it", async () => {
  const { client, advisor, id } = await agreed();
  const stranger = await aClient();
  for (const person of [stranger, advisor]) {
    await expect(markPaid(person, id, randomUUID(), now)).rejects.toMatchObject(isNotFound);
    await expect(withdrawMark(person, id, randomUUID(), now)).rejects.toMatchObject(isNotFound);
  }
  for (const person of [stranger, advisor, client]) {
    for (const verb of [confirmPayment, returnPayment, denyPayment, undoConfirmation])
      await expect(verb(person, order(id), now)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(waivePayment(person, { ...order(id), reason: "x" }, now)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(listPayments(person)).rejects.toMatchObject({ init: { status: 403 } });
  }
  expect(await withdrawMark(client, id, randomUUID(), now)).toEqual({ ok: false, reason: "wrongState" });
  await confirm(id);
  expect(await markPaid(client, id, randomUUID(), now)).toEqual({ ok: false, reason: "wrongState" });
  for (const none of ["nonsense", randomUUID()]) await expect(markPaid(client, none, randomUUID(), now)).rejects.toMatchObject(isNotFound);
});

test("a form that is sent twice, or twice at once, is carried out once", async () => {
  const { client, id } = await agreed();
  const key = randomUUID();
  expect(await Promise.all([markPaid(client, id, key, now), markPaid(client, id, key, now)])).toEqual([{ ok: true }, { ok: true }]);
  const confirmation = order(id);
  const answers = await Promise.all([1, 2, 3].map(() => confirmPayment(admin, confirmation, now)));
  expect(answers).toEqual(answers.map(() => ({ ok: true })));
  expect(await balances()).toMatchObject({ client: -50_00, escrow: 50_00 });
  expect(await db.$count(auditLog)).toBe(1);
});

test("there is a receipt for what has come, and none for what is awaited or said to be paid", async () => {
  const { client, id } = await agreed();
  expect(await clientReceipts(client.userId)).toEqual([]);
  await markPaid(client, id, randomUUID(), now);
  expect(await clientReceipts(client.userId)).toEqual([]);
  await confirm(id, 30_00);
  expect(await clientReceipts(client.userId)).toMatchObject([{ total: 50_00, open: 20_00, received: 30_00, returned: 0, paidAt: now }]);
  await confirm(id, 20_00);
  expect(await clientReceipts(client.userId)).toMatchObject([{ total: 50_00, open: 0, notCharged: 0, received: 50_00 }]);
});

test("an advisor is owed something once it was held and the client's money is here, and not before", async () => {
  const { client, advisor, id } = await agreed();
  await completeConsultation(client, id, ended);
  expect(await advisorEarnings(advisor.advisorId)).toMatchObject([{ owed: 0, earned: 0, awaited: 50_00, agreed: 0 }]);
  await confirm(id, 30_00);
  expect(await advisorEarnings(advisor.advisorId)).toMatchObject([{ owed: 0, awaited: 50_00 }]);
  await confirm(id, 20_00);
  expect(await advisorEarnings(advisor.advisorId)).toMatchObject([{ owed: 50_00, earned: 50_00, awaited: 0 }]);
  expect(await balances()).toMatchObject({ escrow: 0, advisor: 50_00, client: -50_00 });
});

test("a confirmation is no mistake any more once something of what is here was sent back", async () => {
  const { id } = await agreed();
  await confirm(id, 20_00);
  await confirm(id, 40_00);
  expect(await returnPayment(admin, order(id, { amount: 10_00 }), now)).toEqual({ ok: true });
  expect((await listPayments(admin)).arrived).toMatchObject([{ lastReturn: { amount: 10_00 }, lastReceived: 0 }]);
  expect(await undoConfirmation(admin, order(id), now)).toEqual({ ok: false, reason: "wrongState" });
  expect(await balances()).toMatchObject({ client: -50_00, escrow: 50_00, returning: 0 });
});

test("an admin who is suspended hears nothing of anybody's payment", async () => {
  const { client, id } = await agreed();
  const former = await anAdmin();
  await db.update(users).set({ suspendedAt: now }).where(eq(users.id, former.userId));
  await markPaid(client, id, randomUUID(), now);
  await remindOfPayments(later(now, 72));
  expect((await mailsTo(admin.email)).length).toBe(2);
  expect(await mailsTo(former.email)).toEqual([]);
  expect((await listNotifications(former.userId, 1)).notifications).toEqual([]);
});

test("what is awaited of an advisor's share is to the half cent what they are owed once it has come", async () => {
  const { advisor, id } = await agreed();
  const halves = [
    { totalPrice: 2_00, platformFee: 15, refunded: 1_00, letGo: 0 },
    { totalPrice: 2_00, platformFee: 15, refunded: 50, letGo: 50 },
    { totalPrice: 9_99, platformFee: 1_50, refunded: 3_33, letGo: 0 },
    { totalPrice: 1_01, platformFee: 1, refunded: 50, letGo: 0 },
    { totalPrice: 999_999_99, platformFee: 149_999_99, refunded: 333_333_33, letGo: 1 },
  ];
  for (const { letGo, refunded, ...price } of halves) {
    const amounts = { ...price, refunded, basePrice: price.totalPrice, surgeAmount: 0, rushFee: 0, status: "completed" as const };
    await db.update(consultations).set({ ...amounts, closedAt: ended });
    await db.update(outsidePayments).set({ letGo });
    const { net } = splitKept(price, refunded + letGo);
    expect([id, price, (await advisorEarnings(advisor.advisorId))[0]?.awaited]).toEqual([id, price, net]);
  }
});

test("what was paid too much is to go back, and is noted once it has", async () => {
  const { client, id } = await agreed();
  await confirm(id, 60_00);
  expect(await stageOf(id)).toMatchObject({ stage: "toReturn", toReturn: 10_00 });
  expect(await balances()).toMatchObject({ client: -60_00, escrow: 50_00, returning: 10_00 });
  expect(await returnPayment(admin, order(id, { amount: 9_00 }), now)).toEqual({ ok: false, reason: "amountChanged" });
  expect(await returnPayment(admin, order(id, { amount: 10_00 }), now)).toEqual({ ok: true });
  expect(await returnPayment(admin, order(id, { amount: 10_00 }), now)).toEqual({ ok: false, reason: "wrongState" });
  expect(await balances()).toMatchObject({ client: -50_00, escrow: 50_00, returning: 0 });
  expect(await clientReceipts(client.userId)).toMatchObject([{ received: 60_00, returned: 10_00, toReturn: 0 }]);
});

test.each([
  ["in time: nothing is due any more", 48, { stage: "nothing", open: 0 }, 0],
  ["late: half stays due", 3, { stage: "awaiting", open: 25_00 }, -25_00],
])("of a consultation that is cancelled while its price is awaited nothing goes back, %s", async (_, hours, view, client) => {
  const scene = await agreed();
  await cancelConsultation(scene.client, scene.id, later(noon, -hours));
  expect(await stageOf(scene.id)).toMatchObject({ ...view, toReturn: 0, returned: 0 });
  expect(await balances()).toEqual({ client, awaited: Math.abs(client) });
  const mail = (await db.select().from(outbox)).find(
    ({ kind, recipient }) => kind === "consultation_cancel" && recipient === scene.advisor.email,
  );
  expect(mail?.text).not.toContain("Refund");
});

test("what a client says they have paid is looked for after a cancellation too, and goes back when it comes", async () => {
  const { client, id } = await agreed();
  await markPaid(client, id, randomUUID(), now);
  await cancelConsultation(client, id, later(noon, -48));
  expect((await listPayments(admin)).payments).toMatchObject([{ stage: "marked", open: 0 }]);
  await confirm(id);
  expect(await stageOf(id)).toMatchObject({ stage: "toReturn", toReturn: 50_00 });
  await returnPayment(admin, order(id), now);
  expect((await stageOf(id))?.stage).toBe("returned");
  expect(await balances()).toMatchObject({ client: 0, returning: 0, awaited: 0, marked: 0 });
  expect(await clientReceipts(client.userId)).toMatchObject([{ received: 50_00, returned: 50_00 }]);
});

test("of what is paid and cancelled the policy's part is to go back, and the rest is the advisor's", async () => {
  const { client, id } = await agreed();
  await confirm(id);
  await cancelConsultation(client, id, later(noon, -3));
  expect(await balances()).toMatchObject({ escrow: 0, returning: 25_00, advisor: 25_00, client: -50_00 });
  expect(await clientReceipts(client.userId)).toMatchObject([{ received: 50_00, toReturn: 25_00, isCancelled: true, paidAt: now }]);
  await returnPayment(admin, order(id, { amount: 25_00 }), now);
  expect(await balances()).toMatchObject({ returning: 0, advisor: 25_00, client: -25_00 });
});

test("an advisor who does not come is paid nothing, whether the client has paid or not", async () => {
  for (const isPaid of [true, false]) {
    const { client, advisor, id } = await aRequest("accepted", noon, { isPaid });
    await reportNoShow(client, id, later(noon, 1));
    await admitNoShow(advisor, id, later(noon, 2));
    expect(await stageOf(id)).toMatchObject({ stage: isPaid ? "toReturn" : "nothing", toReturn: isPaid ? 50_00 : 0 });
    expect((await balances()).advisor ?? 0).toBe(0);
    await db.delete(consultations);
  }
});

test("nothing is refunded of what never came, and no more than came", async () => {
  const { client, id } = await agreed();
  await completeConsultation(client, id, ended);
  const refund = (amount: number) => refundConsultationAsAdmin(admin, id, { amount, reason: "x", key: randomUUID() }, ended);
  expect(await refund(1)).toEqual({ ok: false, reason: "amountTooHigh" });
  await confirm(id);
  expect(await refund(50_01)).toEqual({ ok: false, reason: "amountTooHigh" });
  expect(await refund(20_00)).toMatchObject({ ok: true });
  expect(await balances()).toMatchObject({ advisor: 30_00, returning: 20_00, client: -50_00 });
});

test("a confirmation that was a mistake is taken back, from the advisor too, unless they have been paid out from it", async () => {
  const { client, advisor, id } = await agreed();
  await completeConsultation(client, id, ended);
  await confirm(id);
  expect(await undoConfirmation(admin, order(id), now)).toEqual({ ok: true });
  expect(await balances()).toMatchObject({ client: -50_00, awaited: 50_00, advisor: 0, escrow: 0 });
  expect(await undoConfirmation(admin, order(id), now)).toEqual({ ok: false, reason: "wrongState" });
  await confirm(id);
  await saysWhereTo(advisor);
  await payAdvisorOut(admin, { advisorId: advisor.advisorId, currency: "USD", amount: 50_00, reference: "SEPA 7", key: randomUUID() }, now);
  expect(await undoConfirmation(admin, order(id), now)).toEqual({ ok: false, reason: "paidOut" });
});

test("what an admin lets go is no longer due, and the advisor has of what came", async () => {
  const { client, id } = await agreed();
  await confirm(id, 30_00);
  await completeConsultation(client, id, ended);
  expect(await waivePayment(admin, { ...order(id), reason: "Agreed by phone" }, now)).toEqual({ ok: true });
  expect(await balances()).toMatchObject({ client: -30_00, awaited: 0, escrow: 0, advisor: 30_00 });
  expect(await waivePayment(admin, { ...order(id), reason: "Again" }, now)).toEqual({ ok: false, reason: "wrongState" });
});

test("what is said to be paid comes first, then what is to go back, then what is awaited; what is settled stands below", async () => {
  const [awaited, marked, toReturn, settled] = [await agreed(), await agreed(), await agreed(), await agreed()];
  await markPaid(marked.client, marked.id, randomUUID(), now);
  await confirm(toReturn.id, 60_00);
  await confirm(settled.id);
  const { payments, arrived, total } = await listPayments(admin);
  expect(payments.map(({ consultationId, stage }) => [consultationId, stage])).toEqual([
    [marked.id, "marked"],
    [toReturn.id, "toReturn"],
    [awaited.id, "awaiting"],
  ]);
  expect(arrived.map(({ consultationId }) => consultationId).sort()).toEqual([toReturn.id, settled.id].sort());
  expect(total).toBe(3);
});

test("what is marked and has not come is awaited again, and the client is told", async () => {
  const { client, id } = await agreed();
  await markPaid(client, id, randomUUID(), now);
  expect(await denyPayment(admin, order(id), now)).toEqual({ ok: true });
  expect(await denyPayment(admin, order(id), now)).toEqual({ ok: false, reason: "wrongState" });
  expect((await stageOf(id))?.stage).toBe("awaiting");
  const mail = (await mailsTo(client.email)).find(({ kind }) => kind === "payment_update");
  expect(mail).toMatchObject({ subject: "We have not found your payment" });
});

test("admins are told of a mark, the client of the arrival, each once, in the app and by mail", async () => {
  const { client, id } = await agreed();
  await markPaid(client, id, randomUUID(), now);
  expect((await mailsTo(admin.email)).map(({ subject }) => subject)).toEqual(["Ada marked $50 as paid"]);
  expect((await listNotifications(admin.userId, 1)).notifications).toMatchObject([{ kind: "payment_marked", details: { amount: "5000" } }]);
  await confirm(id);
  expect((await mailsTo(client.email)).filter(({ kind }) => kind === "payment_update")).toMatchObject([
    { subject: "Your payment of $50 has arrived" },
  ]);
});

test("a client is reminded a day after the acceptance and twice more, never of what they say they have paid; then admins are", async () => {
  const { client, id } = await agreed();
  const subjects = async (email: string) =>
    (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith("Please pay"));
  for (const days of [0.5, 1, 1.5, 4, 7, 10, 20]) await remindOfPayments(later(now, days * 24));
  expect(await subjects(client.email)).toHaveLength(3);
  await markPaid(client, id, randomUUID(), later(now, 480));
  await Promise.all([remindOfPayments(later(now, 530)), remindOfPayments(later(now, 530))]);
  expect(await subjects(client.email)).toHaveLength(3);
  expect((await mailsTo(admin.email)).map(({ subject }) => subject)).toEqual([
    "Ada is waiting to hear about $50",
    "Ada marked $50 as paid",
  ]);
});
