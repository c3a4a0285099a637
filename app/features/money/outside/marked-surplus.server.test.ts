import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { accountBalances } from "../../../../tests/support/balances";
import { aRequest, consultationRow, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { MAX_AMOUNT_MINOR } from "../money";
import { confirmPayment } from "./confirm-payment.server";
import { markPaid, withdrawMark } from "./marks/client-marks.server";
import { markedWord } from "./outside-view";
import { outsideView } from "./outside-view.server";

useDatabase();

test("more than is due can be said to be paid: it is told that the rest comes back, and once it has arrived it goes back", async () => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  const view = async () => (await outsideView(db, await consultationRow(id), "client"))!;
  expect(await markPaid(client, id, randomUUID(), now, "20")).toEqual({ ok: true });
  expect(await markPaid(client, id, randomUUID(), later(now, 1), "45.50")).toEqual({ ok: true });
  expect(await view()).toMatchObject({ stage: "marked", marked: 65_50, lastMarked: 45_50, open: 50_00, unmarked: 0, way: null });
  expect(markedWord(await view())).toBe("markedOver");
  expect(await accountBalances("USD")).toEqual({ client: -50_00, awaited: 0, marked: 50_00 });
  expect(await confirmPayment(admin, { consultationId: id, amount: 65_50, key: randomUUID() }, later(now, 2))).toEqual({ ok: true });
  expect(await view()).toMatchObject({ stage: "toReturn", toReturn: 15_50, here: 65_50, open: 0 });
});

test("all that is said to be paid together is at most the highest amount there is", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(client, id, randomUUID(), now, "20");
  const rest = (MAX_AMOUNT_MINOR - 20_00) / 100;
  expect(await markPaid(client, id, randomUUID(), now, String(rest + 0.01))).toEqual({ ok: false, reason: "paidAmountWrong" });
  expect(await markPaid(client, id, randomUUID(), now, String(rest))).toEqual({ ok: true });
});

test("a sum that was typed wrong is taken back, and what was said before it stands", async () => {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await markPaid(client, id, randomUUID(), now, "20");
  await markPaid(client, id, randomUUID(), later(now, 1), "3000");
  expect(await withdrawMark(client, id, randomUUID(), later(now, 2))).toEqual({ ok: true });
  expect(await outsideView(db, await consultationRow(id), "client")).toMatchObject({ marked: 20_00, unmarked: 30_00 });
});
