import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { anAdmin } from "../../../../../tests/support/applicants";
import { accountBalances } from "../../../../../tests/support/balances";
import { aRequest, consultationRow, later, noon, now } from "../../../../../tests/support/consultations";
import { useDatabase } from "../../../../../tests/support/database";
import { confirmPayment, undoConfirmation } from "../confirm-payment.server";
import { markPaid } from "../marks/client-marks.server";
import { outsideView } from "../outside-view.server";
import { listPayments } from "../payment-list.server";

useDatabase();

let admin: Viewer;
let id: string;
beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox]) await db.delete(table);
  admin = await anAdmin();
  const scene = await aRequest("accepted", noon, { isPaid: false });
  id = scene.id;
  await markPaid(scene.client, id, randomUUID(), now, "20");
  for (const [amount, hours] of [
    [20_00, 1],
    [10_00, 2],
    [20_00, 3],
  ] as const)
    await confirmPayment(admin, { consultationId: id, amount, key: randomUUID() }, later(now, hours));
});

const lately = async () => (await listPayments(admin)).arrived;
const amounts = async () => (await lately()).map(({ lastReceived }) => lastReceived);
const undo = (part?: string, key = randomUUID()) => undoConfirmation(admin, { consultationId: id, key, part }, later(now, 4));
const view = async () => outsideView(db, await consultationRow(id), "client");

test("each part of a payment is confirmed by itself, and stands by itself among what came lately, the newest first", async () => {
  expect((await lately()).map(({ lastReceived, confirmedAt }) => [lastReceived, confirmedAt])).toEqual([
    [20_00, later(now, 3)],
    [10_00, later(now, 2)],
    [20_00, later(now, 1)],
  ]);
});

test("each can be taken back, in any order, once, and what the client had said of it is said again", async () => {
  const [third, second, first] = await lately();
  expect([await undo(second?.part), await amounts()]).toEqual([{ ok: true }, [20_00, 20_00]]);
  expect(await view()).toMatchObject({ here: 40_00, marked: 0 });
  expect(await undo(second?.part)).toEqual({ ok: false, reason: "wrongState" });
  const key = randomUUID();
  for (const _ of [1, 2]) expect(await undo(third?.part, key)).toEqual({ ok: true });
  expect([await amounts(), (await view())?.here]).toEqual([[20_00], 20_00]);
  expect(await undo(first?.part)).toEqual({ ok: true });
  expect(await view()).toMatchObject({ here: 0, open: 50_00, marked: 20_00 });
  expect(await accountBalances("USD")).toMatchObject({ client: -50_00, awaited: 30_00, marked: 20_00 });
  expect(await amounts()).toEqual([]);
});

test("the last one without a name is taken back as before, and no other by a second press elsewhere", async () => {
  expect([await undo(), await amounts()]).toEqual([{ ok: true }, [10_00, 20_00]]);
  expect([await undo(), await amounts()]).toEqual([{ ok: false, reason: "wrongState" }, [10_00, 20_00]]);
});

test("steps of one moment, and of a clock that was put back, are followed in the order in which they were taken", async () => {
  const order = (at: Date) => [{ consultationId: id, amount: 7_00, key: randomUUID() }, at] as const;
  for (const hours of [4, 4, 2, 1]) {
    expect(await confirmPayment(admin, ...order(later(now, 4)))).toEqual({ ok: true });
    expect(await undoConfirmation(admin, ...order(later(now, hours)))).toEqual({ ok: true });
  }
  expect([await amounts(), (await view())?.here]).toEqual([[20_00, 10_00, 20_00], 50_00]);
});

test("what was booked before steps were numbered is followed before what was booked since: a receipt of then is taken back now", async () => {
  await db.transaction(async (tx) => {
    // The ledger's rows stay as they are written: these stand as an earlier release wrote them.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(ledgerTransactions).set({ position: null }).where(eq(ledgerTransactions.consultationId, id));
  });
  expect([await undo(), await amounts(), (await view())?.here]).toEqual([{ ok: true }, [10_00, 20_00], 30_00]);
  const [, first] = await lately();
  expect([await undo(first?.part), await amounts()]).toEqual([{ ok: true }, [10_00]]);
  expect(await view()).toMatchObject({ here: 10_00, marked: 20_00 });
});
