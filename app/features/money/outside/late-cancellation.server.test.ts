import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import { searchConsultations } from "#app/features/admin/consultations/consultation-search.server";
import type { ListParams } from "#app/features/admin/lists/list-shapes";
import { consultationsOfClient, findConsultation } from "#app/features/booking/life/consultations.server";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { ifCancelledNow } from "#app/features/booking/pages/if-cancelled";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, mailsAbout, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { clientReceipts } from "../receipts.server";
import { confirmPayment, returnPayment } from "./confirm-payment.server";
import { markPaid } from "./marks/client-marks.server";
import { openPaymentsOf } from "./open-payments.server";
import { listPayments } from "./payment-list.server";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox]) await db.delete(table);
});

const LATE = later(noon, -3);

/** An agreed consultation of 50.00 with these amounts received and marked as paid, cancelled by its client when half of it is kept. */
async function cancelledLate(received: number, marked: string | null) {
  const admin = await anAdmin();
  const { client, advisor, id } = await aRequest("accepted", noon, { isPaid: false });
  if (received > 0) await confirmPayment(admin, { consultationId: id, amount: received, key: randomUUID() }, now);
  if (marked !== null) await markPaid(client, id, randomUUID(), now, marked);
  const asked = ifCancelledNow(await findConsultation(client, id, LATE));
  await cancelConsultation(client, id, LATE);
  const page = (await findConsultation(client, id, LATE)).payment;
  const card = (await consultationsOfClient(client, LATE)).past[0]?.payment;
  const [listed] = (await listPayments(admin, { query: "", state: null, sort: null })).payments;
  const receipt = (await clientReceipts(client.userId))[0];
  const billing = (await openPaymentsOf(client.userId)).filter(({ markedAt }) => markedAt === null);
  const mails = await mailsAbout("cancel");
  const told = [client, advisor].map(({ email }) => mails.find(({ recipient }) => recipient === email)?.text ?? "");
  const found = (await searchConsultations({ query: id, state: null, sort: null } as ListParams<"consultations">, LATE)).consultations[0];
  return { asked, page, card, listed, found, receipt, billing: billing.map(({ amount }) => amount), told };
}

test.each([
  ["nothing", 0, null, { open: 25_00, toReturn: 0, notCharged: 25_00 }, ["Not charged: $25", "Still due: $25"]],
  [
    "a part that is less than what is kept",
    20_00,
    null,
    { open: 5_00, toReturn: 0, notCharged: 25_00 },
    ["Not charged: $25", "Paid: $20", "Still due: $5"],
  ],
  [
    "a part that is more",
    40_00,
    null,
    { open: 0, toReturn: 15_00, notCharged: 10_00 },
    ["Not charged: $10", "Paid: $40", /Goes back to (you|Ada): \$15/],
  ],
  ["all of it", 50_00, null, { open: 0, toReturn: 25_00, notCharged: 0 }, ["Paid: $50", /Goes back to (you|Ada): \$25/]],
] as const)("of an hour cancelled late of which %s was paid, page, dialog, card, admins, receipt, Billing and the mails of both sides name the same sums", async (...row) => {
  const [, received, marked, sums, lines] = row;
  const { asked, page, card, listed, found, receipt, billing, told } = await cancelledLate(received, marked);
  for (const each of [page, card, listed]) expect(each).toMatchObject({ ...sums, here: received });
  expect(found).toMatchObject({ arrived: received, stillOpen: sums.open, notCharged: sums.notCharged, toReturn: sums.toReturn });
  for (const text of told) for (const line of lines) expect(text).toMatch(line);
  expect([asked.due, received > 0 ? asked.refund : 0]).toEqual([sums.open, sums.toReturn]);
  expect(billing).toEqual(sums.open > 0 ? [sums.open] : []);
  if (received === 0) expect(receipt).toBe(undefined);
  else expect(receipt).toMatchObject({ received, ...sums });
});

test("what comes though it was not charged, and goes back, is called neither not charged nor kept", async () => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  await cancelConsultation(client, id, LATE);
  const notCharged = async () => {
    const [listed] = (await listPayments(admin, { query: "Ada", state: null, sort: null })).payments;
    return [(await findConsultation(client, id, LATE)).payment?.notCharged, listed?.notCharged];
  };
  expect(await notCharged()).toEqual([25_00, 25_00]);
  for (const [amount, left] of [
    [20_00, 25_00],
    [30_00, 0],
  ] as const) {
    await confirmPayment(admin, { consultationId: id, amount, key: randomUUID() }, LATE);
    expect(await notCharged()).toEqual([left, left]);
  }
  await returnPayment(admin, { consultationId: id, amount: 25_00, key: randomUUID() }, LATE);
  expect(await notCharged()).toEqual([0, 0]);
  expect((await clientReceipts(client.userId))[0]).toMatchObject({ notCharged: 0, received: 50_00, returned: 25_00 });
});

test("of one that was said to be paid, in part or whole, what stays due beside it is asked for, and nothing twice", async () => {
  const whole = await cancelledLate(0, "50");
  expect([whole.page, whole.card, whole.listed].map((each) => [each?.open, each?.marked, each?.unmarked])).toEqual(
    Array.from({ length: 3 }, () => [25_00, 50_00, 0]),
  );
  expect(whole.billing).toEqual([]);
  expect([whole.asked.refund, whole.asked.due]).toEqual([25_00, 0]);
  for (const table of [ledgerTransactions, consultations]) await db.delete(table);
  const part = await cancelledLate(0, "10");
  expect([part.page?.open, part.page?.marked, part.page?.unmarked]).toEqual([25_00, 10_00, 15_00]);
  expect(part.billing).toEqual([15_00]);
  expect(part.asked.due).toBe(15_00);
});
