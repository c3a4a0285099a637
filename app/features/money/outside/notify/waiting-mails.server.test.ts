import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { cancelConsultation, refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { remindOfPayments } from "#app/features/money/outside/payment-reminders.server";
import { mailsTo } from "../../../../../tests/support/account-mails";
import { anAdmin } from "../../../../../tests/support/applicants";
import { aRequest, later, noon, now } from "../../../../../tests/support/consultations";
import { useDatabase } from "../../../../../tests/support/database";
import { confirmPayment, denyPayment, returnPayment, undoConfirmation } from "../confirm-payment.server";
import { markPaid } from "../marks/client-marks.server";

useDatabase();

/** An agreed consultation of 50.00, nothing paid yet. */
async function scene() {
  const [admin, { client, id }] = [await anAdmin(), await aRequest("accepted", noon, { isPaid: false })];
  const order = (amount: number) => ({ consultationId: id, key: randomUUID(), amount });
  return {
    ...{ admin, client, id },
    confirm: async (amount: number, at = now) => expect(await confirmPayment(admin, order(amount), at)).toEqual({ ok: true }),
    cancel: async (at = now) => expect(await cancelConsultation(client, id, at)).toMatchObject({ ok: true }),
    sendBack: async (amount: number) => expect(await returnPayment(admin, order(amount), now)).toEqual({ ok: true }),
    undo: async (at = now) => expect(await undoConfirmation(admin, { consultationId: id, key: randomUUID() }, at)).toEqual({ ok: true }),
    mails: async () => (await mailsTo(client.email)).filter(({ kind }) => kind === "payment_update"),
    subjects: async () => (await mailsTo(client.email)).filter(({ kind }) => kind === "payment_update").map(({ subject }) => subject),
  };
}

/** The minute is over, and all emails have been sent. */
const aMinuteLater = () => db.update(outbox).set({ sendAfter: new Date(0), attempts: 1, sentAt: new Date() });

test("what waits about a part that has come goes to nobody once the consultation is cancelled: the mail about that says what became of it", async () => {
  const { confirm, cancel, subjects, client } = await scene();
  await confirm(20_00);
  await cancel();
  expect(await subjects()).toEqual([]);
  const mail = (await mailsTo(client.email)).find(({ kind }) => kind === "consultation_cancel");
  expect(mail?.text).toContain("$20");
});

test("nor does what waits about a whole payment, which is not said to have come after it was sent back either", async () => {
  const { confirm, cancel, sendBack, subjects } = await scene();
  await confirm(50_00);
  await cancel();
  await sendBack(50_00);
  expect(await subjects()).toEqual(["$50 was sent back to you"]);
  const late = await scene();
  await late.cancel();
  await late.confirm(50_00);
  await late.sendBack(50_00);
  expect(await late.subjects()).toEqual(["$50 was sent back to you"]);
});

test("what was said of a payment by the mail about the cancellation is corrected when it was a mistake", async () => {
  const { confirm, cancel, undo, subjects } = await scene();
  await confirm(50_00);
  await cancel();
  await undo(later(now, 1));
  expect(await subjects()).toEqual(["We confirmed your payment by mistake"]);
});

test("after a refund nothing goes that was written before it", async () => {
  const { admin, confirm, cancel, subjects, id } = await scene();
  await cancel(later(noon, -3));
  await confirm(25_00, later(noon, -3));
  const refund = { amount: 25_00, reason: "Kindness", key: randomUUID() };
  expect(await refundConsultationAsAdmin(admin, id, refund, later(noon, -2))).toMatchObject({ ok: true });
  expect(await subjects()).toEqual([]);
});

test("the mail about an earlier part that still waits asks for nothing that has come since", async () => {
  const { confirm, mails, subjects, undo } = await scene();
  await confirm(20_00);
  await confirm(30_00);
  expect((await subjects()).toSorted()).toEqual(["Your payment of $20 has arrived", "Your payment of $30 has arrived"]);
  for (const { text } of await mails()) expect(text).not.toMatch(/To pay:|still due/i);
  await undo();
  expect(await subjects()).toEqual(["$20 of $50 has arrived: $30 is still due"]);
});

test("what asks for money and no server has taken yet goes to nobody once nothing is asked for", async () => {
  const { confirm, subjects } = await scene();
  await remindOfPayments(later(now, 25));
  expect(await subjects()).toHaveLength(1);
  await confirm(50_00, later(now, 26));
  expect(await subjects()).toEqual(["Your payment of $50 has arrived"]);
  const other = await scene();
  await markPaid(other.client, other.id, randomUUID(), now);
  expect(await denyPayment(other.admin, { consultationId: other.id, key: randomUUID() }, now)).toEqual({ ok: true });
  expect(await other.subjects()).toHaveLength(1);
  await other.cancel();
  expect(await other.subjects()).toEqual([]);
});

test("of what was read in the app alone no mail corrects anything: the app does", async () => {
  const { confirm, undo, subjects, client } = await scene();
  await confirm(50_00);
  await db.update(notifications).set({ readAt: now });
  await undo();
  expect(await subjects()).toEqual([]);
  const told = (await db.select().from(notifications)).filter(({ userId, kind }) => userId === client.userId && kind === "payment_update");
  expect(told.map(({ details }) => details.how).toSorted()).toEqual(["arrived", "unconfirmed"]);
});

test("what has gone stays said", async () => {
  const { confirm, cancel, subjects } = await scene();
  await confirm(20_00);
  await aMinuteLater();
  await cancel();
  expect(await subjects()).toEqual(["$20 of $50 has arrived: $30 is still due"]);
});
