import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { paymentEvents, paymentOrders } from "#app/db/schema/payments";
import { anAdmin } from "../../../../tests/support/applicants";
import { askedDuring } from "../../../../tests/support/asked-during";
import { later } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { payAdvisorOut } from "../../../../tests/support/payments";
import { heldThroughStripe, sendOrders, takeEventsAt, useStripe } from "../../../../tests/support/stripe";
import { disputeOf } from "../../../../tests/support/stripe-answers";
import { recordDispute } from "../elsewhere/disputes.server";
import { sendPaymentOrders } from "../payment-orders.server";
import { payoutAccountPage } from "../payout-accounts.server";
import { madePayouts, owedTo } from "./payouts.server";
import { reversePayout } from "./reversed-payout.server";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 24);
const _end = later(start, 0.5);

beforeEach(async () => {
  for (const table of [paymentOrders, paymentEvents, ledgerTransactions, payoutStatements, consultations]) await db.delete(table);
  stripe.failing = "no";
});

const take = takeEventsAt(now);

/** An advisor with an account at the provider, one paid hour, and an admin who is about to pay it out. */
async function anEarner() {
  const held = await heldThroughStripe(stripe, { now, start });
  await payoutAccountPage(held.advisor, now);
  const account = [...stripe.accounts.keys()].at(-1)!;
  await take(stripe.event("account.updated", { id: account, object: "account", payouts_enabled: true }));
  const admin = await anAdmin();
  const { advisorId } = held.advisor;
  const payOut = () => payAdvisorOut(admin, { advisorId, currency: "USD", amount: 50_00, reference: "", key: randomUUID() }, now);
  const sent = () => stripe.transfers.filter(({ destination }) => destination === account).length;
  return { id: `dp_${held.id}`, reference: held.reference, admin, advisorId, payOut, sent };
}

type Earner = Awaited<ReturnType<typeof anEarner>>;

const opened = ({ id, reference }: Earner) =>
  stripe.event("charge.dispute.created", disputeOf(id, reference, { amount: 50_00, status: "needs_response" }));
const closed = ({ id, reference }: Earner, status: "won" | "lost") =>
  stripe.event("charge.dispute.closed", disputeOf(id, reference, { amount: 50_00, status }));
const transferOf = async ({ admin }: Earner) => (await madePayouts(admin, 1, now))[0]?.transfer;

async function paidOut(earner: Earner) {
  const paid = await earner.payOut();
  if (!paid.ok) throw new Error(paid.reason);
  return paid.statement.id;
}

test("a transfer that was ordered before the money was disputed waits for the decision, and goes once the payment stands", async () => {
  const earner = await anEarner();
  await paidOut(earner);
  await take(opened(earner));
  await sendOrders();
  expect([earner.sent(), await transferOf(earner)]).toEqual([0, "held"]);
  await take(closed(earner, "won"));
  expect(await transferOf(earner)).toBe("underWay");
  await sendOrders();
  await sendOrders();
  expect([earner.sent(), await transferOf(earner)]).toEqual([1, null]);
});

test("of a dispute that is lost the transfer never goes; an admin takes it back, and nothing is owed", async () => {
  const earner = await anEarner();
  const statementId = await paidOut(earner);
  await take(opened(earner));
  await take(closed(earner, "lost"));
  await sendOrders();
  expect([earner.sent(), await transferOf(earner)]).toEqual([0, "held"]);
  expect(await reversePayout(earner.admin, statementId, now, { onlyRefused: true })).toEqual({ ok: true });
  await sendOrders();
  expect([earner.sent(), await transferOf(earner), await owedTo(db, earner.advisorId, "USD")]).toEqual([0, null, 0]);
});

test("what is disputed before it is paid out is not ordered at all", async () => {
  const earner = await anEarner();
  await take(opened(earner));
  expect(await earner.payOut()).toEqual({ ok: false, reason: "amountChanged" });
  await sendOrders();
  expect(earner.sent()).toBe(0);
});

test("a transfer that has begun is finished, since nobody can tell whether it was made, and is not taken back", async () => {
  const earner = await anEarner();
  const statementId = await paidOut(earner);
  stripe.failing = "declines";
  await sendOrders();
  stripe.failing = "no";
  await take(opened(earner));
  expect(await transferOf(earner)).toBe("underWay");
  expect(await reversePayout(earner.admin, statementId, now, { onlyRefused: true })).toEqual({ ok: false, reason: "wrongState" });
  await sendOrders();
  expect(earner.sent()).toBe(1);
});

test("a transfer that falls due while the dispute is being recorded waits for it", async () => {
  const earner = await anEarner();
  await paidOut(earner);
  await db.execute(sql`update payment_orders set send_after = now()`);
  const { id, reference } = earner;
  const dispute = {
    id: "evt_meanwhile",
    type: "disputed" as const,
    disputeId: id,
    reference,
    outcome: null,
    amount: 50_00,
    currency: "USD",
  };
  await askedDuring((tx) => recordDispute(tx, dispute, now), sendPaymentOrders);
  expect([earner.sent(), await transferOf(earner)]).toEqual([0, "held"]);
});

test("a held transfer holds up no other advisor's", async () => {
  const [held, other] = [await anEarner(), await anEarner()];
  await paidOut(held);
  await paidOut(other);
  await take(opened(held));
  await sendOrders();
  expect([held.sent(), other.sent()]).toEqual([0, 1]);
});
