import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog, outbox } from "#app/db/schema/operations";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { confirmPayment, returnPayment, undoConfirmation } from "./confirm-payment.server";
import { listPayments } from "./payment-list.server";
import { receiptPayments } from "./receipt-payments.server";
import { undoReturn } from "./undo-return.server";

useDatabase();

/** A payment of 50.00 marked as sent back in full, since its consultation was cancelled early. */
async function sentBack() {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", later(noon, 72));
  await cancelConsultation(client, id, now);
  const at = later(now, 1);
  const order = { consultationId: id, key: randomUUID(), amount: 50_00 };
  expect(await returnPayment(admin, order, at)).toEqual({ ok: true });
  const undo = (of = at) => undoReturn(admin, { consultationId: id, key: randomUUID(), at: of }, later(now, 2));
  const heard = async () => ({
    mails: (await mailsTo(client.email)).filter(({ subject }) => subject.includes("sent back")).length,
    notes: (await listNotifications(client.userId, 1)).notifications.filter(({ kind, isRead }) => kind === "payment_update" && !isRead)
      .length,
  });
  return { admin, client, id, undo, heard };
}

const returned = async (id: string) =>
  (await db.select().from(outsidePayments).where(eq(outsidePayments.consultationId, id))).map((payment) => payment.returned);

test("what was marked as sent back is to be sent back again, once, and its client hears of neither", async () => {
  const { admin, id, undo, heard } = await sentBack();
  expect(await heard()).toEqual({ mails: 1, notes: 1 });
  const amounts = async () => (await receiptPayments(db, [id])).get(id)?.map(({ amount }) => amount);
  expect([await returned(id), await amounts()]).toEqual([[50_00], [50_00, -50_00]]);
  expect(await undo()).toEqual({ ok: true });
  expect([await returned(id), await amounts(), await heard()]).toEqual([[0], [50_00], { mails: 0, notes: 0 }]);
  expect(await undo()).toEqual({ ok: false, reason: "wrongState" });
  expect(await returnPayment(admin, { consultationId: id, key: randomUUID(), amount: 50_00 }, later(now, 3))).toEqual({ ok: true });
  expect([await returned(id), await amounts()]).toEqual([[50_00], [50_00, -50_00]]);
});

test("what was marked at another moment, and what nobody but an admin asks for, stays as it is", async () => {
  const { client, id, undo } = await sentBack();
  expect(await undo(now)).toEqual({ ok: false, reason: "wrongState" });
  const order = { consultationId: id, key: randomUUID(), at: later(now, 1) };
  await expect(undoReturn(client, order, later(now, 2))).rejects.toMatchObject({ init: { status: 403 } });
  expect(await returned(id)).toEqual([50_00]);
});

test("of two sendings back the later one alone is undone", async () => {
  const { admin, id } = await sentBack();
  const order = (amount: number) => ({ consultationId: id, key: randomUUID(), amount });
  expect(await confirmPayment(admin, order(30_00), later(now, 2))).toMatchObject({ ok: true });
  expect(await returnPayment(admin, order(30_00), later(now, 3))).toEqual({ ok: true });
  const undone = await undoReturn(admin, { consultationId: id, key: randomUUID(), at: later(now, 3) }, later(now, 4));
  expect([undone, await returned(id)]).toEqual([{ ok: true }, [50_00]]);
  expect((await receiptPayments(db, [id])).get(id)?.map(({ amount }) => amount)).toEqual([50_00, -50_00, 30_00]);
});

/** The minute for a direct undo is over, and all emails have been sent. */
const aMinuteLater = () => db.update(outbox).set({ sendAfter: new Date(0), attempts: 1, sentAt: new Date() });

test("long afterwards it is undone by its own entry, written down, and a client who has heard that it went is told that it has not", async () => {
  const { admin, client, id, heard } = await sentBack();
  await aMinuteLater();
  const [entry] = (await listPayments(admin)).arrived.filter(({ consultationId, lastReturn }) => consultationId === id && lastReturn);
  expect(entry).toMatchObject({ part: entry?.lastReturn?.id, lastReturn: { amount: 50_00 } });
  const order = () => ({ consultationId: id, key: randomUUID(), part: entry!.part! });
  const late = later(now, 24 * 20);
  expect(await undoReturn(admin, order(), late)).toEqual({ ok: true });
  expect(await returned(id)).toEqual([0]);
  const { payments, arrived } = await listPayments(admin);
  expect(payments.find(({ consultationId }) => consultationId === id)).toMatchObject({ stage: "toReturn", toReturn: 50_00 });
  const lately = arrived.filter(({ consultationId }) => consultationId === id);
  expect(lately.map(({ lastReceived, lastReturn }) => [lastReceived, lastReturn])).toEqual([[50_00, undefined]]);
  const [mail] = await mailsTo(client.email);
  expect(mail).toMatchObject({ subject: "We have not sent $50 back yet", text: expect.stringContaining("That was a mistake") });
  expect(await heard()).toEqual({ mails: 1, notes: 1 });
  const written = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "payment.unreturn"), eq(auditLog.subjectId, id)));
  expect(written).toMatchObject([{ actorId: admin.userId, subjectId: id, details: { amount: 50_00, currency: "USD" } }]);
  expect(await undoReturn(admin, order(), late)).toEqual({ ok: false, reason: "wrongState" });
});

test("what has come since keeps an older sending back from being undone as little as a later one", async () => {
  const { admin, id } = await sentBack();
  const part = (await listPayments(admin)).arrived.find(({ consultationId }) => consultationId === id)!.part!;
  expect(await confirmPayment(admin, { consultationId: id, key: randomUUID(), amount: 30_00 }, later(now, 2))).toEqual({ ok: true });
  expect(await undoReturn(admin, { consultationId: id, key: randomUUID(), part }, later(now, 3))).toEqual({ ok: true });
  const { payments } = await listPayments(admin);
  expect(payments.find(({ consultationId }) => consultationId === id)).toMatchObject({ stage: "toReturn", toReturn: 80_00 });
});

test("once it is undone what had come can be taken back as well, and stands among what was confirmed lately", async () => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", later(noon, 72), { isPaid: false });
  const order = () => ({ consultationId: id, key: randomUUID() });
  expect(await confirmPayment(admin, { ...order(), amount: 50_00 }, now)).toEqual({ ok: true });
  await cancelConsultation(client, id, later(now, 1));
  expect(await returnPayment(admin, { ...order(), amount: 50_00 }, later(now, 2))).toEqual({ ok: true });
  const lately = async () => (await listPayments(admin)).arrived.filter(({ consultationId }) => consultationId === id);
  expect((await lately()).map(({ lastReturn }) => lastReturn?.amount)).toEqual([50_00]);
  expect(await undoReturn(admin, { ...order(), at: later(now, 2) }, later(now, 3))).toEqual({ ok: true });
  const [confirmed] = await lately();
  expect(confirmed).toMatchObject({ lastReceived: 50_00, confirmedAt: now, toReturn: 50_00 });
  expect(await undoConfirmation(admin, { ...order(), part: confirmed!.part! }, later(now, 4))).toEqual({ ok: true });
  expect(await lately()).toEqual([]);
});
