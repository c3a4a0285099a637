import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { accountBalances } from "../../../tests/support/balances";
import { noon } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";
import { postConsultation, postRefund } from "./ledger.server";
import { splitKept } from "./postings";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations]) await db.delete(table);
});

/** A finished consultation that was partly refunded under the cancellation policy. */
async function settled({ totalPrice, platformFee, refunded }: { totalPrice: number; platformFee: number; refunded: number }) {
  const { id } = await aConsultation({ client: await aClient(), advisor: await anAdvisor(), at: noon, status: "completed" });
  const price = { totalPrice, basePrice: totalPrice, platformFee, refunded };
  const [row] = await db.update(consultations).set(price).where(eq(consultations.id, id)).returning();
  for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row!, noon);
  return row!;
}

test.each([
  { why: "two of the same sum", totalPrice: 10_00, platformFee: 1_50, refunds: [30, 30, 9_40] },
  { why: "cent by cent", totalPrice: 7, platformFee: 1, refunds: [1, 1, 1, 1, 1, 1, 1] },
  { why: "halves of a cent", totalPrice: 2_00, platformFee: 15, refunds: [50, 50, 1, 99] },
  { why: "thirds", totalPrice: 9_99, platformFee: 1_50, refunds: [3_33, 3_33, 3_33] },
  { why: "after a part by the policy", totalPrice: 10_01, platformFee: 1_50, policy: 5_01, refunds: [2_49, 1, 2_50] },
  { why: "without a fee", totalPrice: 50_00, platformFee: 0, refunds: [20_00, 20_00, 10_00] },
  { why: "all of it the platform's", totalPrice: 50_00, platformFee: 50_00, refunds: [33_33, 16_67] },
])("after each later refund both have to the cent their share of what is left, and of nothing nothing: $why", async ({
  totalPrice,
  platformFee,
  policy = 0,
  refunds,
}) => {
  const row = await settled({ totalPrice, platformFee, refunded: policy });
  let refunded = policy;
  for (const amount of refunds) {
    await postRefund(db, { ...row, refunded }, { amount, reason: "", key: randomUUID() }, noon);
    refunded += amount;
    const { kept, fee, net } = splitKept(row, refunded);
    const { client = 0, platform = 0, advisor = 0 } = await accountBalances("USD");
    expect([refunded, 0 - client, platform, advisor]).toEqual([refunded, kept, fee, net]);
  }
  expect(refunded).toBe(totalPrice);
  const more = postRefund(db, { ...row, refunded }, { amount: 1, reason: "", key: randomUUID() }, noon);
  await expect(more).rejects.toMatchObject({ cause: { constraint: "ledger_keeps" } });
});
