import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { drawCode } from "#app/platform/qr-code.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { accountBalances } from "../../../../tests/support/balances";
import { aRequest, consultationRow, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { epcText } from "../payment-instructions/epc-code";
import { PAYMENT_INSTRUCTION_SETTINGS } from "../payment-instructions/payment-instructions";
import { confirmPayment, denyPayment, undoConfirmation } from "./confirm-payment.server";
import { markPaid, withdrawMark } from "./marks/client-marks.server";
import { openPaymentsOf } from "./open-payments.server";
import { outsideView } from "./outside-view.server";
import { listPayments } from "./payment-list.server";
import { receiptPayments } from "./receipt-payments.server";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox]) await db.delete(table);
});

const agreed = () => aRequest("accepted", noon, { isPaid: false });
const mark = (scene: Awaited<ReturnType<typeof agreed>>, typed?: string, at = now) =>
  markPaid(scene.client, scene.id, randomUUID(), at, typed);
const viewOf = async (id: string) => outsideView(db, await consultationRow(id), "client");

test("a client says that they have paid a part, then the rest: the ledger, the admins and Billing have each", async () => {
  const admin = await anAdmin();
  const scene = await agreed();
  expect(await mark(scene, "20,00")).toEqual({ ok: true });
  expect(await viewOf(scene.id)).toMatchObject({ stage: "marked", open: 50_00, marked: 20_00, unmarked: 30_00, way: {} });
  expect(await accountBalances("USD")).toEqual({ client: -50_00, awaited: 30_00, marked: 20_00 });
  expect((await listPayments(admin)).payments).toMatchObject([{ stage: "marked", marked: 20_00, unmarked: 30_00 }]);
  expect((await mailsTo(admin.email)).map(({ subject }) => subject)).toEqual(["Ada marked $20 as paid"]);
  expect((await openPaymentsOf(scene.client.userId)).map(({ amount, markedAt }) => [amount, markedAt !== null])).toEqual([
    [20_00, true],
    [30_00, false],
  ]);
  expect(await mark(scene, undefined, later(now, 1))).toEqual({ ok: true });
  expect(await viewOf(scene.id)).toMatchObject({ marked: 50_00, unmarked: 0, way: null });
  expect(await mark(scene)).toEqual({ ok: false, reason: "wrongState" });
  expect(await withdrawMark(scene.client, scene.id, randomUUID(), later(now, 2))).toEqual({ ok: true });
  expect(await viewOf(scene.id)).toMatchObject({ stage: "marked", marked: 20_00, unmarked: 30_00 });
});

test("nothing is said to be paid that is no amount, nothing, below it, or more than can be paid", async () => {
  const scene = await agreed();
  for (const typed of ["", "no", "1.234"])
    expect([typed, await mark(scene, typed)]).toEqual([typed, { ok: false, reason: "paidAmountUnreadable" }]);
  for (const typed of ["0", "-5", "999999999999"])
    expect([typed, await mark(scene, typed)]).toEqual([typed, { ok: false, reason: "paidAmountWrong" }]);
});

test("once the part has arrived the rest is awaited; of one that has not come the client is told its sum", async () => {
  const admin = await anAdmin();
  const scene = await agreed();
  await mark(scene, "20");
  await confirmPayment(admin, { consultationId: scene.id, amount: 20_00, key: randomUUID() }, now);
  expect(await viewOf(scene.id)).toMatchObject({ stage: "awaiting", here: 20_00, marked: 0, unmarked: 30_00 });
  await mark(scene, "10");
  await denyPayment(admin, { consultationId: scene.id, key: randomUUID() }, now);
  const { notifications } = await listNotifications(scene.client.userId, 1);
  expect(notifications.find(({ details }) => details.how === "missing")).toMatchObject({ details: { amount: "1000" } });
});

test("what was said stays what was said when an hour is cancelled for half its price", async () => {
  const scene = await agreed();
  await mark(scene);
  await cancelConsultation(scene.client, scene.id, later(noon, -30));
  expect(await viewOf(scene.id)).toMatchObject({ stage: "marked", marked: 50_00, unmarked: 0 });
});

test("the code of a transfer is for what is not said to be paid yet", async () => {
  const scene = await agreed();
  await db.update(consultations).set({ currency: "EUR" });
  await db.insert(siteSettings).values([
    { name: PAYMENT_INSTRUCTION_SETTINGS.holder, value: "The site" },
    { name: PAYMENT_INSTRUCTION_SETTINGS.iban, value: "DE89370400440532013000" },
  ]);
  await mark(scene, "20");
  const view = await viewOf(scene.id);
  const way = { ...view!.way!, currency: "EUR", reference: view!.reference };
  expect(view?.code).toEqual(drawCode(epcText({ ...way, amount: 30_00 })!));
  expect(view?.code).not.toEqual(drawCode(epcText({ ...way, amount: 50_00 })!));
});

test("of two payments of the same sum the later is the one that had not come after all", async () => {
  const admin = await anAdmin();
  const scene = await agreed();
  for (const at of [now, later(now, 60)]) await confirmPayment(admin, { consultationId: scene.id, amount: 20_00, key: randomUUID() }, at);
  const paid = async () => (await receiptPayments(db, [scene.id])).get(scene.id);
  expect(await paid()).toEqual([
    { at: now, amount: 20_00 },
    { at: later(now, 60), amount: 20_00 },
  ]);
  await undoConfirmation(admin, { consultationId: scene.id, key: randomUUID() }, later(now, 61));
  expect(await paid()).toEqual([{ at: now, amount: 20_00 }]);
});

test("who has not paid yet what they said last takes that back alone, then what they said before it", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(client, id, randomUUID(), now, "20");
  await markPaid(client, id, randomUUID(), later(now, 1), "30");
  const view = async () => outsideView(db, await consultationRow(id), "client");
  expect(await view()).toMatchObject({ marked: 50_00, lastMarked: 30_00 });
  const key = randomUUID();
  for (const _ of [1, 2]) expect(await withdrawMark(client, id, key, later(now, 2))).toEqual({ ok: true });
  expect(await view()).toMatchObject({ stage: "marked", marked: 20_00, lastMarked: 20_00, unmarked: 30_00, markedAt: now });
  expect(await withdrawMark(client, id, randomUUID(), later(now, 3))).toEqual({ ok: true });
  expect(await view()).toMatchObject({ stage: "awaiting", marked: 0, unmarked: 50_00, markedAt: null });
  expect(await withdrawMark(client, id, randomUUID(), later(now, 4))).toEqual({ ok: false, reason: "wrongState" });
});

test("of what was taken back nothing comes back with a confirmation that was a mistake", async () => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(client, id, randomUUID(), now, "20");
  await markPaid(client, id, randomUUID(), later(now, 1), "30");
  await withdrawMark(client, id, randomUUID(), later(now, 2));
  expect(await confirmPayment(admin, { consultationId: id, key: randomUUID(), amount: 50_00 }, later(now, 3))).toEqual({ ok: true });
  expect(await undoConfirmation(admin, { consultationId: id, key: randomUUID() }, later(now, 4))).toEqual({ ok: true });
  expect(await outsideView(db, await consultationRow(id), "client")).toMatchObject({ marked: 20_00, unmarked: 30_00 });
});

test("a sum that is corrected after the admin was told reaches them", async () => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  const subjects = async () => (await mailsTo(admin.email)).map(({ subject }) => subject);
  await markPaid(client, id, randomUUID(), now, "20");
  await markPaid(client, id, randomUUID(), later(now, 1), "3000");
  await db.update(outbox).set({ sentAt: now });
  expect((await subjects()).toSorted()).toEqual(["Ada marked $20 as paid", "Ada marked $3,020 as paid"]);
  await withdrawMark(client, id, randomUUID(), later(now, 2));
  expect((await subjects()).filter((each) => each === "Ada marked $20 as paid")).toHaveLength(2);
});
