import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { auditLog } from "#app/db/schema/operations";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../tests/support/account-mails";
import { anAdmin } from "../../../tests/support/applicants";
import { accountBalances } from "../../../tests/support/balances";
import { useDatabase } from "../../../tests/support/database";
import { payAdvisorOut, saysWhereTo } from "../../../tests/support/payments";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../tests/support/people";
import { advisorEarnings, statementLines } from "./earnings.server";
import { bookHistory } from "./history.server";
import { book, postConsultation, postRefund } from "./ledger.server";
import { owedPayouts } from "./owed-payouts.server";
import { madePayouts } from "./payouts/payouts.server";
import { type Account, payout as payoutEntries } from "./postings";
import { clientReceipts } from "./receipts.server";

useDatabase();

const noon = new Date("2026-12-02T12:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

beforeEach(async () => {
  for (const table of [ledgerTransactions, payoutStatements, consultations, auditLog]) await db.delete(table);
});

/** A consultation of 50.00 with a fee of 5.00, after these steps. */
async function booked(steps: readonly ("authorise" | "release" | "capture" | "settle")[], refunded = 0) {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor()];
  await saysWhereTo(advisor);
  const { id } = await aConsultation({ client, advisor, at: noon, status: "accepted" });
  const [row] = await db.update(consultations).set({ platformFee: 5_00, refunded }).where(eq(consultations.id, id)).returning();
  for (const [index, step] of steps.entries()) await postConsultation(db, step, row!, later(index));
  return { client, advisor, row: row! };
}

const KEY = "00000000-0000-4000-8000-000000000001";
const orderTo = ({ advisorId }: TestAdvisor, amount: number) => ({ advisorId, currency: "USD", amount, reference: "SEPA 7", key: KEY });

const nobody = { amount: 1, account: "held", ownerId: null } as const;

test("entries that do not sum to zero never commit, and a line alone cannot be taken away", async () => {
  const unbalanced = db.transaction((tx) => book(tx, { key: "x", kind: "capture", currency: "USD", createdAt: noon }, [nobody]));
  await expect(unbalanced).rejects.toMatchObject({ cause: { constraint: "ledger_zero_sum" } });
  await booked(["authorise"]);
  await expect(db.delete(ledgerEntries).where(eq(ledgerEntries.account, "held"))).rejects.toMatchObject({
    cause: { constraint: "ledger_zero_sum" },
  });
});

test("what is written in the ledger is never rewritten", async () => {
  await booked(["authorise"]);
  for (const change of [
    db.update(ledgerEntries).set({ amount: sql`${ledgerEntries.amount} * 2` }),
    db.update(ledgerTransactions).set({ currency: "EUR" }),
  ])
    await expect(change).rejects.toMatchObject({ cause: { constraint: "ledger_stays_as_written" } });
});

test("a step is booked once", async () => {
  const { row } = await booked(["authorise"]);
  await expect(postConsultation(db, "authorise", row, noon)).rejects.toMatchObject({ cause: { constraint: "ledger_transactions_key" } });
});

test("what is captured waits in escrow until the end, then goes to the advisor less the fee", async () => {
  const { row, advisor } = await booked(["authorise", "capture"]);
  expect(await accountBalances("USD")).toEqual({ client: -50_00, held: 0, escrow: 50_00 });
  await postConsultation(db, "settle", row, later(3));
  expect(await accountBalances("USD")).toEqual({ client: -50_00, held: 0, escrow: 0, advisor: 45_00, platform: 5_00 });
  expect(await advisorEarnings(advisor.advisorId)).toMatchObject([{ currency: "USD", earned: 45_00, owed: 45_00, paidOut: 0 }]);
});

test("half that goes back leaves half of the net and of the fee", async () => {
  await booked(["authorise", "capture", "settle"], 25_00);
  expect(await accountBalances("USD")).toEqual({ client: -25_00, held: 0, escrow: 0, advisor: 22_50, platform: 2_50 });
});

test("an advisor sees what is agreed, earned, owed and paid out, each in its currency", async () => {
  const { advisor } = await booked(["authorise", "capture", "settle"]);
  const client = await aClient();
  const { id } = await aConsultation({ client, advisor, at: later(48), status: "accepted" });
  await db.update(consultations).set({ currency: "EUR" }).where(eq(consultations.id, id));
  await db
    .update(consultations)
    .set({ status: "completed" })
    .where(eq(consultations.clientId, (await clientOf("USD"))!));
  expect(await advisorEarnings(advisor.advisorId, { since: later(1) })).toEqual([
    { currency: "EUR", agreed: 50_00, awaited: 0, earned: 0, earnedSince: 0, paidOut: 0, owed: 0 },
    { currency: "USD", agreed: 0, awaited: 0, earned: 45_00, earnedSince: 45_00, paidOut: 0, owed: 45_00 },
  ]);
  expect((await advisorEarnings(advisor.advisorId, { since: later(3) })).map(({ earnedSince }) => earnedSince)).toEqual([0, 0]);
});

test("what was booked on the stroke of a month is of the month that begins, and of no other", async () => {
  const { advisor } = await booked(["authorise", "capture", "settle"]);
  const [before, stroke, after] = [later(1), later(2), later(3)];
  const linesOf = async (from: Date, to: Date) => (await statementLines(advisor.advisorId, { from, to })).map(({ amount }) => amount);
  expect([await linesOf(before, stroke), await linesOf(stroke, after), await linesOf(after, later(4))]).toEqual([[], [45_00], []]);
  const earnedSince = async (since: Date) => (await advisorEarnings(advisor.advisorId, { since }))[0]?.earnedSince;
  const moment = (milliseconds: number) => new Date(stroke.getTime() + milliseconds);
  expect([await earnedSince(moment(-1)), await earnedSince(stroke), await earnedSince(moment(1))]).toEqual([45_00, 45_00, 0]);
});

const clientOf = async (currency: string) =>
  (await db.select().from(consultations).where(eq(consultations.currency, currency)))[0]?.clientId;

test("a statement's balance is that of its line's own currency, whatever comes in another between", async () => {
  const [client, advisor, admin] = [await aClient(), await anAdvisor(), await anAdmin()];
  await saysWhereTo(advisor);
  const owed = new Map<string, number>();
  const expected: string[] = [];
  const book = (currency: string, amount: number) => {
    owed.set(currency, (owed.get(currency) ?? 0) + amount);
    expected.unshift(`${currency} ${amount} ${owed.get(currency)}`);
  };
  for (const [index, currency] of ["USD", "EUR", "EUR", "USD", "GBP", "EUR"].entries()) {
    const { id } = await aConsultation({ client, advisor, at: later(index), status: "accepted" });
    const change = { currency, basePrice: 50_01 + index, totalPrice: 50_01 + index, platformFee: 5_00 };
    const [row] = await db.update(consultations).set(change).where(eq(consultations.id, id)).returning();
    for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row!, later(index));
    book(currency, 45_01 + index);
    if (index === 2) {
      await payAdvisorOut(admin, { ...orderTo(advisor, owed.get("EUR")!), currency: "EUR" }, later(2.5));
      book("EUR", -owed.get("EUR")!);
    }
  }
  const lines = await statementLines(advisor.advisorId);
  expect(lines.map(({ currency, amount, balance }) => `${currency} ${amount} ${balance}`)).toEqual(expected);
  expect((await statementLines(advisor.advisorId, { currency: "EUR" })).map(({ balance }) => balance)).toEqual([45_06, 0, 90_05, 45_02]);
  const byCurrency = (await advisorEarnings(advisor.advisorId)).map((each) => [each.currency, each.owed]);
  expect(byCurrency).toEqual([...owed].sort(([one], [other]) => one.localeCompare(other)));
  const lists = (await owedPayouts(admin)).owed.map((each) => [each.currency, each.amount]);
  expect(lists.sort()).toEqual(byCurrency);
});

test("a payout pays what is owed once, however often it is pressed, with a numbered statement and a line in the log", async () => {
  const admin = await anAdmin();
  const { advisor } = await booked(["authorise", "capture", "settle"]);
  expect(await owedPayouts(admin)).toMatchObject({
    owed: [{ advisorId: advisor.advisorId, email: advisor.email, currency: "USD", amount: 45_00, isTransferred: false }],
    total: 1,
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => payAdvisorOut(admin, orderTo(advisor, 45_00), later(30))));
  expect(new Set(answers.map((answer) => answer.ok && answer.statement.number)).size).toBe(1);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await db.select().from(payoutStatements)).toHaveLength(1);
  expect((await owedPayouts(admin)).owed).toEqual([]);
  expect(await madePayouts(admin, 20, new Date())).toMatchObject([
    { name: advisor.name, amount: 45_00, currency: "USD", reference: "SEPA 7" },
  ]);
  expect(await advisorEarnings(advisor.advisorId)).toMatchObject([{ earned: 45_00, paidOut: 45_00, owed: 0 }]);
  const lines = await statementLines(advisor.advisorId);
  expect(lines).toMatchObject([
    { kind: "payout", amount: -45_00, balance: 0, reference: "SEPA 7", consultationId: null },
    { kind: "settle", amount: 45_00, balance: 45_00, topicName: "Business Strategy", clientName: "Ada", paid: 50_00, refunded: 0 },
  ]);
  expect(lines[0]!.statementNumber).toBeGreaterThan(0);
  expect(await db.select().from(auditLog).where(eq(auditLog.action, "payout.made"))).toHaveLength(1);
});

test("a payout is of what the admin saw: another amount, or one that was paid before, pays nothing", async () => {
  const admin = await anAdmin();
  const { advisor } = await booked(["authorise", "capture", "settle"]);
  for (const amount of [44_99, 45_01, 1])
    expect(await payAdvisorOut(admin, orderTo(advisor, amount), later(30))).toEqual({ ok: false, reason: "amountChanged" });
  expect(await payAdvisorOut(admin, { ...orderTo(advisor, 45_00), currency: "EUR" }, later(30))).toEqual({
    ok: false,
    reason: "nothingOwed",
  });
  expect((await payAdvisorOut(admin, orderTo(advisor, 45_00), later(30))).ok).toBe(true);
  for (const older of [{ amount: 45_00, reference: "SEPA 8" }, { amount: 12_00 }, { key: randomUUID() }])
    expect(await payAdvisorOut(admin, { ...orderTo(advisor, 45_00), ...older }, later(31))).toEqual({ ok: false, reason: "nothingOwed" });
  expect(await db.select().from(payoutStatements)).toHaveLength(1);
});

test("an order that arrives again, after as much was earned anew, pays nothing more", async () => {
  const admin = await anAdmin();
  const { advisor, client } = await booked(["authorise", "capture", "settle"]);
  const first = await payAdvisorOut(admin, orderTo(advisor, 45_00), later(30));
  const { id } = await aConsultation({ client, advisor, at: later(48), status: "completed" });
  const [row] = await db.update(consultations).set({ platformFee: 5_00 }).where(eq(consultations.id, id)).returning();
  for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row!, later(50));
  expect(await payAdvisorOut(admin, orderTo(advisor, 45_00), later(51))).toEqual(first);
  expect(await advisorEarnings(advisor.advisorId)).toMatchObject([{ paidOut: 45_00, owed: 45_00 }]);
  expect((await payAdvisorOut(admin, { ...orderTo(advisor, 45_00), key: randomUUID() }, later(52))).ok).toBe(true);
});

test("the ledger gives no more than was kept, whoever books it: to a client, to an advisor, out of escrow", async () => {
  const { row, advisor } = await booked(["authorise", "capture", "settle"]);
  const refused = { cause: { constraint: "ledger_keeps" } };
  const refund = (amount: number) => postRefund(db, row, { amount, reason: "", key: randomUUID() }, noon);
  for (let time = 0; time < 2; time += 1) await refund(25_00);
  await expect(refund(1)).rejects.toMatchObject(refused);
  const again = (kind: "capture" | "settle", [from, to]: [Account, Account], amount: number) =>
    db.transaction((tx) =>
      book(tx, { key: randomUUID(), kind, consultationId: row.id, currency: "USD", createdAt: noon }, [
        { account: from, ownerId: null, amount: -amount },
        { account: to, ownerId: null, amount },
      ]),
    );
  await expect(again("capture", ["held", "escrow"], 1)).rejects.toMatchObject(refused);
  await expect(again("settle", ["escrow", "platform"], 1)).rejects.toMatchObject(refused);
  const made = { advisorId: advisor.advisorId, currency: "USD", amount: 1 };
  const payout = db.transaction(async (tx) => {
    const [statement] = await tx.insert(payoutStatements).values(made).returning();
    const booked = { key: randomUUID(), kind: "payout" as const, statementId: statement!.id, currency: "USD", createdAt: noon };
    await book(tx, booked, payoutEntries(advisor.advisorId, 1));
  });
  await expect(payout).rejects.toMatchObject(refused);
});

test("many refunds at once give back no more than was kept", async () => {
  const { row } = await booked(["authorise", "capture", "settle"]);
  const refunds = Array.from({ length: 5 }, () =>
    db.transaction((tx) => postRefund(tx, row, { amount: 20_00, reason: "", key: randomUUID() }, noon)),
  );
  const settled = await Promise.allSettled(refunds);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect((await accountBalances("USD")).client).toBe(-10_00);
});

test("a payout is told once, in the app and by mail, and neither to whom has turned it off", async () => {
  const admin = await anAdmin();
  const { advisor } = await booked(["authorise", "capture", "settle"]);
  await Promise.all([1, 2].map(() => payAdvisorOut(admin, orderTo(advisor, 45_00), later(30))));
  const [mail, ...more] = await mailsTo(advisor.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: "payout_made", subject: "You have been paid $45" });
  expect(mail!.text).toContain("SEPA 7");
  const { notifications } = await listNotifications(advisor.userId, 1);
  expect(notifications).toMatchObject([{ kind: "payout_made", details: { amount: "4500", currency: "USD" } }]);

  const { advisor: quiet } = await booked(["authorise", "capture", "settle"]);
  await db.insert(preferences).values({ userId: quiet.userId, mutedMails: ["payout_made"], mutedNotifications: ["payout_made"] });
  expect((await payAdvisorOut(admin, orderTo(quiet, 45_00), later(30))).ok).toBe(true);
  expect(await mailsTo(quiet.email)).toEqual([]);
  expect((await listNotifications(quiet.userId, 1)).notifications).toEqual([]);
});

test("what goes back after a payout is owed by the advisor and the platform, each their share", async () => {
  const admin = await anAdmin();
  const { advisor, row } = await booked(["authorise", "capture", "settle"]);
  await payAdvisorOut(admin, orderTo(advisor, 45_00), later(30));
  await postRefund(db, row, { amount: 20_00, reason: "The connection failed", key: KEY }, later(40));
  expect(await advisorEarnings(advisor.advisorId)).toMatchObject([{ earned: 27_00, paidOut: 45_00, owed: -18_00 }]);
  expect(
    (await statementLines(advisor.advisorId, { from: later(35) })).map(({ kind, amount, balance }) => [kind, amount, balance]),
  ).toEqual([["refund", -18_00, -18_00]]);
});

test("nobody but an admin pays out or sees what is owed", async () => {
  const { advisor, client } = await booked(["authorise", "capture", "settle"]);
  for (const person of [client, advisor]) {
    await expect(owedPayouts(person)).rejects.toMatchObject({ init: { status: 403 } });
    await expect(madePayouts(person, 20, new Date())).rejects.toMatchObject({ init: { status: 403 } });
    await expect(payAdvisorOut(person, orderTo(advisor, 45_00), noon)).rejects.toMatchObject({ init: { status: 403 } });
  }
});

test("a client has a receipt for what was captured, and none for what was only asked for", async () => {
  const { client, row } = await booked(["authorise", "capture", "settle"], 25_00);
  expect(await clientReceipts(client.userId)).toMatchObject([
    { consultationId: row.id, topicName: "Business Strategy", total: 50_00, received: 50_00, returned: 25_00, paidAt: later(1) },
  ]);
  const asked = await booked(["authorise", "release"]);
  expect(await clientReceipts(asked.client.userId)).toEqual([]);
});

test("what was over before anything was booked is booked as it was", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const held = await aConsultation({ client, advisor, at: noon, status: "completed" });
  const missed = await aConsultation({ client, advisor, at: later(2), status: "expired" });
  await bookHistory(db, [held, missed]);
  expect(await accountBalances("USD")).toEqual({ client: -50_00, held: 0, escrow: 0, advisor: 50_00 });
});

test("the mail of a payout is in the advisor's language and writes the amount as they do, whatever the admin reads", async () => {
  const written = { en: "$45", de: "45 $", fr: "45 $US", it: "45 USD", es: "45 US$" } as const;
  const admin = await anAdmin();
  for (const [language, paid] of Object.entries(written)) {
    const { advisor } = await booked(["authorise", "capture", "settle"]);
    await db.update(profiles).set({ language }).where(eq(profiles.userId, advisor.userId));
    await db
      .update(profiles)
      .set({ language: language === "de" ? "fr" : "de" })
      .where(eq(profiles.userId, admin.userId));
    await payAdvisorOut(admin, { ...orderTo(advisor, 45_00), key: randomUUID() }, later(30));
    const [mail] = await mailsTo(advisor.email);
    expect([language, mail?.subject.replaceAll(/\s/g, " ")]).toEqual([language, expect.stringContaining(paid)]);
  }
});
