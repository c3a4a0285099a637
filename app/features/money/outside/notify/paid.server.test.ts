import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../../tests/support/account-mails";
import { anAdmin } from "../../../../../tests/support/applicants";
import { aRequest, later, now } from "../../../../../tests/support/consultations";
import { useDatabase } from "../../../../../tests/support/database";
import { confirmPayment, undoConfirmation } from "../confirm-payment.server";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox, notifications]) await db.delete(table);
});

const PAID = "Ada has paid $50 for Friday, December 4";

/** Half an hour of Grace's on 4 December for 50.00, agreed and not paid. */
async function scene() {
  const [admin, { client, advisor, id }] = [await anAdmin(), await aRequest("accepted", undefined, { isPaid: false })];
  const order = () => ({ consultationId: id, key: randomUUID() });
  const mails = async () => (await mailsTo(advisor.email)).filter(({ kind }) => kind === "payment_update");
  return {
    ...{ client, advisor, id, mails },
    confirm: async (amount = 50_00) => expect(await confirmPayment(admin, { ...order(), amount }, now)).toEqual({ ok: true }),
    undo: async () => expect(await undoConfirmation(admin, order(), now)).toEqual({ ok: true }),
    subjects: async () => (await mails()).map(({ subject }) => subject),
    told: async () =>
      (await listNotifications(advisor.userId, 1)).notifications.flatMap(({ kind, details }) =>
        kind === "payment_update" ? [details] : [],
      ),
  };
}

/** The minute is over, and all emails have been sent. */
const aMinuteLater = () => db.update(outbox).set({ sendAfter: new Date(0), attempts: 1, sentAt: new Date() });

test("an advisor is told once that all that is due has arrived, by mail after the minute in which that can be undone, with what they receive", async () => {
  const { confirm, mails, told, subjects } = await scene();
  await confirm(20_00);
  expect([await subjects(), await told()]).toEqual([[], []]);
  await confirm(30_00);
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual([PAID, []]);
  expect(mail?.text).toContain("You receive: $50");
  expect(Math.round((mail!.sendAfter.getTime() - mail!.createdAt.getTime()) / 1000)).toBe(UNDO_SECONDS);
  expect(await told()).toMatchObject([{ how: "paid", name: "Ada", amount: "5000", currency: "USD", at: "2026-12-04T12:00:00.000Z" }]);
  await confirm(5_00);
  expect([await subjects(), (await told()).length]).toEqual([[PAID], 1]);
});

test("undone within the minute nobody hears of it; later it is said that it was a mistake", async () => {
  const { confirm, undo, subjects, told } = await scene();
  await confirm();
  await undo();
  expect([await subjects(), await told()]).toEqual([[], []]);
  await confirm();
  expect(await subjects()).toEqual([PAID]);
  await aMinuteLater();
  await undo();
  expect((await subjects()).sort()).toEqual(["$50 has not arrived after all", PAID]);
  expect(await told()).toMatchObject([{ how: "unconfirmed", name: "Ada", amount: "5000" }]);
});

test("whoever has read of it in the app alone is told of the mistake there alone", async () => {
  const { confirm, undo, subjects, told } = await scene();
  await confirm();
  await db.update(notifications).set({ readAt: now });
  await undo();
  expect(await subjects()).toEqual([]);
  expect((await told()).map(({ how }) => how).sort()).toEqual(["paid", "unconfirmed"]);
});

test("cancelled in that minute, or without mails about payments, no mail says that it was paid", async () => {
  const cancelled = await scene();
  await cancelled.confirm();
  await cancelConsultation(cancelled.client, cancelled.id, later(now, 0.01));
  expect(await cancelled.subjects()).toEqual([]);
  const quiet = await scene();
  await db.insert(preferences).values({ userId: quiet.advisor.userId, mutedMails: ["payment_update"] });
  await quiet.confirm();
  expect([await quiet.subjects(), (await quiet.told()).length]).toEqual([[], 1]);
});
