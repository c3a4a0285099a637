import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { applyMoneyStep } from "#app/features/money/consultation-money.server";
import { postConsultation } from "#app/features/money/ledger.server";
import { markPaid } from "#app/features/money/outside/marks/client-marks.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { payAdvisorOut, payOutside, saysWhereTo } from "../../../../tests/support/payments";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import type { Viewer } from "../viewer";
import { beginDeletion } from "./deletion.server";
import { eraseDueAccounts } from "./erasure.server";

useDatabase();

const PASSWORD = "Correct-horse-7";
const start = new Date("2026-03-01T12:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

beforeEach(async () => {
  await db.delete(accountDeletions);
  await db.delete(outbox);
});

const go = (viewer: Viewer) => beginDeletion(viewer, { password: PASSWORD, code: "" }, "203.0.113.7", start);
const destinationsOf = ({ advisorId }: TestAdvisor) => db.$count(payoutDestinations, eq(payoutDestinations.advisorId, advisorId));

/** An advisor with a completed consultation that is paid outside the site. */
async function anHeldHour() {
  const advisor = await anAdvisor();
  await setPassword(db, advisor.userId, PASSWORD);
  const client = await aClient();
  const consultation = await aConsultation({ client, advisor, at: days(-1), status: "completed" });
  await postConsultation(db, "authorise", consultation, start);
  await db.transaction((tx) => applyMoneyStep(tx, "capture", consultation, start));
  await db.transaction((tx) => applyMoneyStep(tx, "settle", consultation, start));
  return { client, advisor, consultation };
}

async function payOut({ advisorId }: TestAdvisor, { currency, totalPrice, platformFee }: typeof consultations.$inferSelect) {
  const order = { key: randomUUID(), advisorId, currency, amount: totalPrice - platformFee, reference: "SEPA 1" };
  return payAdvisorOut(await anAdmin(), order, days(15));
}

test("an advisor who is owed money says first where it is sent, whether it is here or still to come", async () => {
  const { client, advisor, consultation } = await anHeldHour();
  expect(await go(advisor)).toEqual({ ok: false, reason: "deletion.owedWithoutDestination" });
  expect(await markPaid(client, consultation.id, randomUUID(), start)).toEqual({ ok: true });
  expect(await go(advisor)).toEqual({ ok: false, reason: "deletion.owedWithoutDestination" });
  await payOutside(consultation.id, start);
  expect(await go(advisor)).toEqual({ ok: false, reason: "deletion.owedWithoutDestination" });
  await db.delete(outbox);
  await saysWhereTo(advisor);
  expect((await go(advisor)).ok).toBe(true);
  expect((await db.select().from(outbox)).map(({ text }) => text.includes("What you are owed is paid out"))).toEqual([true]);
});

test("whoever is owed nothing leaves without a word about money", async () => {
  const advisor = await anAdvisor();
  await setPassword(db, advisor.userId, PASSWORD);
  expect((await go(advisor)).ok).toBe(true);
  expect((await db.select().from(outbox)).map(({ text }) => text.includes("owed"))).toEqual([false]);
});

test("where an erased advisor is paid to stays until they are paid, and no longer", async () => {
  const { advisor, consultation } = await anHeldHour();
  const other = await anAdvisor();
  for (const each of [advisor, other]) await saysWhereTo(each);
  await aConsultation({ client: await aClient(), advisor: other, at: days(-2), status: "declined" });
  for (const { userId } of [advisor, other])
    await db.insert(accountDeletions).values({ userId, endsAt: days(14), hidAdvisor: true, createdAt: start });
  await eraseDueAccounts(days(14));
  expect([await destinationsOf(advisor), await destinationsOf(other)]).toEqual([1, 0]);
  await payOutside(consultation.id, days(14));
  await eraseDueAccounts(days(14));
  expect(await destinationsOf(advisor)).toBe(1);
  expect(await payOut(advisor, consultation)).toMatchObject({ ok: true });
  await eraseDueAccounts(days(15));
  expect(await destinationsOf(advisor)).toBe(0);
});

test("what somebody gave as their reason goes from the books with them, and what others gave, or an admin, stays", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const close = async (closedBy: "client" | "advisor", reason: string, kind: "release" | "refund") => {
    const { id, currency } = await aConsultation({ client, advisor, at: days(-1), status: "withdrawn" });
    await db.update(consultations).set({ closedBy, closeReason: reason }).where(eq(consultations.id, id));
    await db.insert(ledgerTransactions).values({ key: randomUUID(), kind, consultationId: id, currency, reason, createdAt: start });
    return id;
  };
  const ids = [
    await close("client", "I am ill", "release"),
    await close("advisor", "On leave", "release"),
    await close("client", "Goodwill", "refund"),
  ];
  await db.insert(accountDeletions).values({ userId: client.userId, endsAt: start, hidAdvisor: false, createdAt: start });
  await eraseDueAccounts(start);
  const reasonOf = async (id: string) =>
    (await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.consultationId, id))).map(({ reason }) => reason);
  expect(await Promise.all(ids.map(reasonOf))).toEqual([[""], ["On leave"], ["Goodwill"]]);
  const rewritten = db.update(ledgerTransactions).set({ reason: "Another" }).where(eq(ledgerTransactions.consultationId, ids[1]!));
  await expect(rewritten).rejects.toMatchObject({ cause: { constraint: "ledger_stays_as_written" } });
  const emptied = db.update(ledgerTransactions).set({ reason: "", kind: "settle" }).where(eq(ledgerTransactions.consultationId, ids[1]!));
  await expect(emptied).rejects.toMatchObject({ cause: { constraint: "ledger_stays_as_written" } });
  expect((await db.select().from(users).where(eq(users.id, client.userId)))[0]?.suspendedReason).toBe("deleted");
});
