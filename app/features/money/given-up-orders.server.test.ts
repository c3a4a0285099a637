import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { paymentEvents, paymentOrders } from "#app/db/schema/payments";
import { owedOnDeletion } from "#app/features/accounts/deletion/owed-money.server";
import { withdrawConsultation } from "#app/features/booking/life/consultations.server";
import { refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { mailsTo } from "../../../tests/support/account-mails";
import { anAdmin } from "../../../tests/support/applicants";
import { askedThroughStripe } from "../../../tests/support/asked-through-stripe";
import { later } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { payAdvisorOut } from "../../../tests/support/payments";
import { heldThroughStripe, sendOrders, takeEventsAt, useStripe } from "../../../tests/support/stripe";
import { checkoutPage } from "./checkout.server";
import { statementLines } from "./earnings.server";
import { payoutAccountPage } from "./payout-accounts.server";
import { madePayouts, owedTo } from "./payouts/payouts.server";
import { reversePayout } from "./payouts/reversed-payout.server";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const take = takeEventsAt(now);
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 24);
const end = later(start, 0.5);

beforeEach(async () => {
  for (const table of [paymentOrders, paymentEvents, ledgerTransactions, payoutStatements, consultations, outbox]) await db.delete(table);
  stripe.failing = "no";
});

/** Declines every order until it is given up. */
async function declineAll() {
  stripe.failing = "declines";
  await sendOrders(11);
  stripe.failing = "no";
}

const aHeldHour = () => heldThroughStripe(stripe, { now, start });

/** An advisor with an account at the provider, who has just been paid 50.00. */
async function aPaidAdvisor() {
  const [admin, { advisor }] = [await anAdmin(), await aHeldHour()];
  await payoutAccountPage(advisor, now);
  const account = [...stripe.accounts.keys()].at(-1)!;
  const ready = stripe.event("account.updated", { id: account, object: "account", payouts_enabled: true });
  await take(ready);
  const order = { advisorId: advisor.advisorId, currency: "USD", amount: 50_00, reference: "", key: randomUUID() };
  const paid = await payAdvisorOut(admin, order, now);
  if (!paid.ok) throw new Error(paid.reason);
  return { admin, advisor, account, order, statement: paid.statement };
}

const told = async (userId: string, how: string) =>
  db.$count(notifications, and(eq(notifications.userId, userId), sql`${notifications.details}->>'how' = ${how}`));
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test("a payout through the provider is announced once it is done, and until then it is on its way and owed to who leaves", async () => {
  const { admin, advisor, statement } = await aPaidAdvisor();
  const announced = async () => [
    await db.$count(notifications, and(eq(notifications.userId, advisor.userId), eq(notifications.kind, "payout_made"))),
    (await subjects(advisor.email)).filter((subject) => subject.includes("You have been paid $50.00")).length,
  ];
  const shown = async () => [
    (await madePayouts(admin, 1, now))[0]?.transfer,
    (await statementLines(advisor.advisorId)).find(({ statementNumber }) => statementNumber === statement.number)?.isOnTheWay,
    await owedOnDeletion(db, advisor.userId),
  ];
  expect([await announced(), await shown()]).toEqual([
    [0, 0],
    ["underWay", true, "known"],
  ]);
  await sendOrders();
  expect([await announced(), await shown()]).toEqual([
    [1, 1],
    [null, false, "nothing"],
  ]);
});

test("of a transfer that is given up admins and the advisor are told, once", async () => {
  const { admin, advisor } = await aPaidAdvisor();
  await declineAll();
  await sendOrders();
  expect([await told(admin.userId, "transferRefused"), await told(advisor.userId, "transferRefused")]).toEqual([1, 1]);
  for (const { email } of [admin, advisor])
    expect((await subjects(email)).filter((subject) => subject === "$50.00 could not be paid out")).toHaveLength(1);
  expect((await subjects(advisor.email)).filter((subject) => subject.startsWith("You have been paid"))).toEqual([]);
  expect([(await madePayouts(admin, 1, now))[0]?.transfer, await owedOnDeletion(db, advisor.userId)]).toEqual(["refused", "known"]);
});

test("a transfer that was given up is taken back, owed again, paid out anew, and never sent itself", async () => {
  const { admin, advisor, order, statement } = await aPaidAdvisor();
  const before = stripe.transfers.length;
  const takeBackRefused = () => reversePayout(admin, statement.id, now, { onlyRefused: true });
  expect(await takeBackRefused()).toEqual({ ok: false, reason: "wrongState" });
  await declineAll();
  expect(await takeBackRefused()).toEqual({ ok: true });
  expect(await owedTo(db, advisor.advisorId, "USD")).toBe(50_00);
  expect(await reversePayout(admin, statement.id, now)).toEqual({ ok: false, reason: "wrongState" });
  expect(await payAdvisorOut(admin, { ...order, key: randomUUID() }, now)).toMatchObject({ ok: true });
  await sendOrders();
  expect([stripe.transfers.length - before, await owedTo(db, advisor.advisorId, "USD")]).toEqual([1, 0]);
});

test("one that was given up holds up no later transfer to its account", async () => {
  const { account } = await aPaidAdvisor();
  const before = stripe.transfers.length;
  await declineAll();
  await db.insert(paymentOrders).values({ key: randomUUID(), action: "transfer", reference: account, amount: 7_00, currency: "USD" });
  await sendOrders();
  expect(stripe.transfers.slice(before)).toMatchObject([{ amount: "700", destination: account }]);
});

test("of a refund that is given up admins and the client are told, and it holds up no later refund", async () => {
  const [admin, { client, advisor, id }] = [await anAdmin(), await aHeldHour()];
  const refund = (amount: number) => refundConsultationAsAdmin(admin, id, { amount, reason: "Cut short", key: randomUUID() }, end);
  await refund(20_00);
  await declineAll();
  const people = [admin, client, advisor];
  expect(await Promise.all(people.map(({ userId }) => told(userId, "refundRefused")))).toEqual([1, 1, 0]);
  for (const { email } of [admin, client])
    expect((await subjects(email)).filter((subject) => subject === "$20.00 could not be sent back yet")).toHaveLength(1);
  await refund(5_00);
  await sendOrders();
  const done = await db.select({ amount: paymentOrders.amount }).from(paymentOrders).where(sql`action = 'refund' and done_at is not null`);
  expect(done).toEqual([{ amount: 5_00 }]);
});

test("of an authorisation that cannot be let go, and of a checkout that cannot be ended, admins are told, once", async () => {
  const admin = await anAdmin();
  const [letGo, unopened] = [await askedThroughStripe(stripe, { now, start }), await askedThroughStripe(stripe, { now, start })];
  await letGo.authorise();
  await checkoutPage(unopened.client, unopened.id, now);
  for (const { client, id } of [letGo, unopened]) await withdrawConsultation(client, id, now);
  await declineAll();
  await sendOrders();
  for (const [how, subject] of [
    ["releaseRefused", "$50.00 could not be let go"],
    ["endCheckoutRefused", "A checkout could not be ended"],
  ] as const) {
    const mails = (await subjects(admin.email)).filter((each) => each === subject);
    expect([how, await told(admin.userId, how), mails]).toEqual([how, 1, [subject]]);
  }
});

test("what Stripe refuses because it is so already counts as done: nobody is told of a checkout that has expired", async () => {
  const admin = await anAdmin();
  const { client, id } = await askedThroughStripe(stripe, { now, start });
  await checkoutPage(client, id, now);
  [...stripe.sessions.values()].at(-1)!.status = "expired";
  await withdrawConsultation(client, id, now);
  await sendOrders();
  expect(await db.$count(paymentOrders, sql`done_at is null`)).toBe(0);
  const authorised = await askedThroughStripe(stripe, { now, start });
  await authorised.authorise();
  [...stripe.intents.values()].at(-1)!.status = "canceled";
  await withdrawConsultation(authorised.client, authorised.id, now);
  await sendOrders();
  expect(await db.$count(paymentOrders, sql`done_at is null`)).toBe(0);
  expect([await told(admin.userId, "endCheckoutRefused"), await told(admin.userId, "releaseRefused")]).toEqual([0, 0]);
});
