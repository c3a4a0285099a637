import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../../tests/support/account-mails";
import { anAdmin } from "../../../../../tests/support/applicants";
import { aRequest, later, noon, now } from "../../../../../tests/support/consultations";
import { useDatabase } from "../../../../../tests/support/database";
import { confirmPayment, denyPayment, undoConfirmation } from "../confirm-payment.server";
import { markPaid, withdrawMark } from "../marks/client-marks.server";

useDatabase();

let admin: Viewer;
beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox]) await db.delete(table);
  admin = await anAdmin();
});

const subjects = async () => (await mailsTo(admin.email)).map(({ subject }) => subject).filter((subject) => subject.includes("marked"));
const told = async () =>
  (await listNotifications(admin.userId, 1)).notifications
    .filter(({ kind }) => kind === "payment_marked")
    .map(({ details }) => details.amount);

/** Marked for the second time today, so its email is delayed. */
async function markedAgain() {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(scene.client, scene.id, randomUUID(), now);
  await withdrawMark(scene.client, scene.id, randomUUID(), later(now, 0.01));
  await db.delete(outbox);
  await markPaid(scene.client, scene.id, randomUUID(), later(now, 0.02));
  return { order: (amount = 0) => ({ consultationId: scene.id, amount, key: randomUUID() }) };
}

test("the mail of a payment that is said to be made, and waits, speaks of what is still looked for when a part has come meanwhile", async () => {
  const { order } = await markedAgain();
  expect(await subjects()).toEqual(["Ada marked $50 as paid"]);
  await confirmPayment(admin, order(20_00), later(now, 0.1));
  expect([await subjects(), await told()]).toEqual([["Ada marked $30 as paid"], ["3000"]]);
  await undoConfirmation(admin, order(), later(now, 0.2));
  expect([await subjects(), await told()]).toEqual([["Ada marked $50 as paid"], ["5000"]]);
  await denyPayment(admin, order(), later(now, 0.3));
  expect([await subjects(), await told()]).toEqual([[], []]);
});

test("an admin who marks their own payment is not told of that, but the other admins are", async () => {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  await db.insert(userRoles).values({ userId: scene.client.userId, role: "admin" });
  await markPaid(scene.client, scene.id, randomUUID(), now);
  expect(await subjects()).toEqual(["Ada marked $50 as paid"]);
  expect((await mailsTo(scene.client.email)).filter(({ subject }) => subject.includes("marked"))).toEqual([]);
});

test("of two parts that are said one after the other the mail that waits speaks of both, and there is no other", async () => {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  for (const [typed, later] of [
    ["10", 0],
    ["20", 1000],
    ["5", 2000],
  ] as const)
    await markPaid(scene.client, scene.id, randomUUID(), new Date(now.getTime() + later), typed);
  expect(await subjects()).toEqual(["Ada marked $35 as paid", "Ada marked $10 as paid"]);
});

test("whoever has heard of it by mail hears of it no second time when a part has come, and reads the rest where the notification is unread", async () => {
  const { order } = await markedAgain();
  await db.update(outbox).set({ sentAt: now });
  await confirmPayment(admin, order(20_00), now);
  expect([await subjects(), await told()]).toEqual([["Ada marked $50 as paid"], ["3000"]]);
});

test("what is marked once more after it was not found is mailed to admins anew, and stands unread again", async () => {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(scene.client, scene.id, randomUUID(), now);
  await db.update(outbox).set({ sentAt: now, attempts: 1 });
  await denyPayment(admin, { consultationId: scene.id, key: randomUUID() }, later(now, 1));
  expect(await told()).toEqual([]);
  await markPaid(scene.client, scene.id, randomUUID(), later(now, 2));
  expect([await subjects(), await told()]).toEqual([["Ada marked $50 as paid", "Ada marked $50 as paid"], ["5000"]]);
});
