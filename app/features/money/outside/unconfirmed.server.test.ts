import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { confirmPayment, undoConfirmation } from "./confirm-payment.server";
import { listPayments } from "./payment-list.server";

useDatabase();

const ARRIVED = "Your payment of $50 has arrived";

async function scene() {
  const [admin, { client, id }] = [await anAdmin(), await aRequest("accepted", undefined, { isPaid: false })];
  const order = (amount = 50_00) => ({ consultationId: id, key: randomUUID(), amount });
  return {
    confirm: async (amount?: number, at = now) => expect(await confirmPayment(admin, order(amount), at)).toEqual({ ok: true }),
    undo: async (part?: string) =>
      expect(await undoConfirmation(admin, { consultationId: id, key: randomUUID(), ...(part && { part }) }, now)).toEqual({ ok: true }),
    parts: async () => (await listPayments(admin)).arrived.filter(({ consultationId }) => consultationId === id),
    mails: async () => (await mailsTo(client.email)).filter(({ kind }) => kind === "payment_update"),
    subjects: async () => (await mailsTo(client.email)).filter(({ kind }) => kind === "payment_update").map(({ subject }) => subject),
    told: async () =>
      (await listNotifications(client.userId, 1)).notifications
        .flatMap(({ kind, details }) => (kind === "payment_update" ? [details.how] : []))
        .sort(),
  };
}

/** The minute is over, and all emails have been sent. */
const aMinuteLater = () => db.update(outbox).set({ sendAfter: new Date(0), attempts: 1, sentAt: new Date() });

test("the mail of a payment that has arrived waits as long as that can be undone; undone it goes to nobody, and confirmed anew once", async () => {
  const { confirm, undo, mails, subjects, told } = await scene();
  await confirm();
  const [mail] = await mails();
  expect(Math.round((mail!.sendAfter.getTime() - mail!.createdAt.getTime()) / 1000)).toBe(UNDO_SECONDS);
  await undo();
  expect([await subjects(), await told()]).toEqual([[], []]);
  await confirm();
  expect([await subjects(), await told()]).toEqual([[ARRIVED], ["arrived"]]);
});

test("of two parts the mail about the one that is undone does not go, the other's does", async () => {
  const { confirm, undo, subjects } = await scene();
  await confirm(20_00);
  await confirm(30_00);
  await undo();
  expect(await subjects()).toEqual(["$20 of $50 has arrived: $30 is still due"]);
});

test("a client who has heard that their payment arrived is told that this was a mistake, in the app and by mail", async () => {
  const { confirm, undo, subjects, mails, told } = await scene();
  await confirm();
  await aMinuteLater();
  await undo();
  expect([await subjects(), await told()]).toEqual([["We confirmed your payment by mistake", ARRIVED], ["unconfirmed"]]);
  expect((await mails())[0]?.text).toMatch(/To pay: \$50/);
  const read = await scene();
  await read.confirm();
  await db.update(notifications).set({ readAt: now });
  await read.undo();
  expect([await read.subjects(), await read.told()]).toEqual([[], ["arrived", "unconfirmed"]]);
});

test("of two parts the one that is undone is told of as far as that very one was heard of", async () => {
  const { confirm, undo, subjects, parts } = await scene();
  await confirm(20_00);
  await aMinuteLater();
  await confirm(30_00, later(now, 0.1));
  const idOf = async (amount: number) => (await parts()).find(({ lastReceived }) => lastReceived === amount)!.part!;
  await undo(await idOf(30_00));
  expect(await subjects()).toEqual(["$20 of $50 has arrived: $30 is still due"]);
  await confirm(30_00, later(now, 0.2));
  await undo(await idOf(20_00));
  expect((await subjects()).sort()).toEqual([
    "$20 of $50 has arrived: $30 is still due",
    "$30 of $50 has arrived: $20 is still due",
    "We confirmed your payment by mistake",
  ]);
});

test("whoever got no mail, since no server took it yet, and has not read of it in the app, is told of neither", async () => {
  const { confirm, undo, subjects, told } = await scene();
  await confirm();
  await db.update(outbox).set({ sendAfter: new Date(0), attempts: 2, lastError: "Greylisted" });
  await undo();
  expect([await subjects(), await told()]).toEqual([[], []]);
});
