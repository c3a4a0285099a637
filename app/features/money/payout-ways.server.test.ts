import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { payoutStatements } from "#app/db/schema/ledger";
import { auditLog } from "#app/db/schema/operations";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { paymentOrders, payoutAccounts } from "#app/db/schema/payments";
import type { Viewer } from "#app/features/accounts/viewer";
import { mailsTo } from "../../../tests/support/account-mails";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { payAdvisorOut } from "../../../tests/support/payments";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";
import { useSettings } from "../../../tests/support/settings";
import { recordNewBankAccount, recordPayoutAccount } from "./destination/account-changes.server";
import { postConsultation } from "./ledger.server";
import { owedPayouts } from "./owed-payouts.server";
import { owedTo, payOutAdvisor } from "./payouts/payouts.server";

// Nothing is sent to the provider here: orders only end up in a table.
useSettings({ STRIPE_SECRET_KEY: "sk_test_nothing", STRIPE_WEBHOOK_SECRET: "whsec_nothing" });
useDatabase();

let admin: Viewer;
let client: Viewer;
beforeAll(async () => {
  admin = await anAdmin();
  client = await aClient();
});

const noon = new Date("2026-12-02T12:00:00Z");

/** An advisor who is owed 50.00, with a provider account in this state and this much said about another destination. */
async function anOwedAdvisor(account: "none" | "unfinished" | "ready", destination: "none" | "blank" | "iban" | "words") {
  const advisor = await anAdvisor({ hours: [] });
  const { advisorId } = advisor;
  const row = await aConsultation({ client, advisor, at: noon, status: "completed" });
  for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row, noon);
  if (account !== "none")
    await db.insert(payoutAccounts).values({ advisorId, account: `acct_${advisorId}`, isReady: account === "ready", updatedAt: noon });
  const said = { blank: {}, iban: { iban: "DE89370400440532013000", holder: "Ada" }, words: { words: "In cash" } };
  if (destination !== "none") await db.insert(payoutDestinations).values({ advisorId, updatedAt: noon, ...said[destination] });
  return advisor;
}

const REFERENCES = ["", "SEPA 7"];
const DESTINATIONS = ["none", "blank", "iban", "words"] as const;
const CASES = (["none", "unfinished", "ready"] as const).flatMap((account) => DESTINATIONS.map((to) => [account, to] as const));

test.each(
  CASES,
)("an advisor is paid through an account that is ready, else by hand with both a destination and a reference: account %s, destination %s", async (account, to) => {
  for (const reference of REFERENCES) {
    const { advisorId, email } = await anOwedAdvisor(account, to);
    const order = { advisorId, currency: "USD", amount: 50_00, reference, key: randomUUID() };
    const refusal = to === "none" || to === "blank" ? "destinationUnknown" : reference === "" ? "referenceMissing" : null;
    const expected = account === "ready" || !refusal ? { ok: true } : { ok: false, reason: refusal };
    expect([reference, await payAdvisorOut(admin, order, noon)]).toEqual([reference, expect.objectContaining(expected)]);
    const transfers = await db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.reference, `acct_${advisorId}`));
    expect(transfers.map(({ action, amount }) => [action, amount])).toEqual(account === "ready" ? [["transfer", 50_00]] : []);
    const paid = expected.ok ? 1 : 0;
    expect({
      statements: await db.$count(payoutStatements, eq(payoutStatements.advisorId, advisorId)),
      mails: (await mailsTo(email)).length,
      written: (await db.select().from(auditLog)).filter(({ details }) => details.advisorId === advisorId).length,
      owed: await owedTo(db, advisorId, "USD"),
    }).toEqual({ statements: paid, mails: account === "ready" ? 0 : paid, written: paid, owed: paid ? 0 : 50_00 });
  }
});

test("an order of a payout names where the admin saw it go: to any other account, provider or words nothing is paid", async () => {
  const changes: ["none" | "ready", (advisorId: string) => Promise<unknown>][] = [
    ["none", (id) => db.update(payoutDestinations).set({ iban: "DE02120300000000202051" }).where(eq(payoutDestinations.advisorId, id))],
    ["none", (id) => db.insert(payoutAccounts).values({ advisorId: id, account: `acct_${id}`, isReady: true, updatedAt: noon })],
    ["ready", (id) => db.update(payoutAccounts).set({ isReady: false }).where(eq(payoutAccounts.advisorId, id))],
    ["ready", (id) => db.transaction((tx) => recordNewBankAccount(tx, `acct_${id}`, new Date(noon.getTime() + 1000)))],
  ];
  for (const [index, [account, change]] of changes.entries()) {
    const advisor = await anOwedAdvisor(account, "iban");
    const { advisorId } = advisor;
    const seen = (await owedPayouts(admin, undefined, { limit: 100 })).owed.find((each) => each.advisorId === advisorId)!;
    expect(seen.accountEnd).toBe(account === "ready" ? advisorId.slice(-6) : "");
    const order = { advisorId, currency: "USD", amount: 50_00, reference: "SEPA 7", key: randomUUID(), goesTo: seen.goesTo };
    await change(advisorId);
    expect([index, await payOutAdvisor(admin, order, noon)]).toEqual([index, { ok: false, reason: "destinationChanged" }]);
    expect(await payAdvisorOut(admin, order, noon)).toMatchObject({ ok: true });
  }
});

test("an advisor is told by mail, with a way to undo it, when their account at the provider is paid to from now on, is no more, or pays out elsewhere", async () => {
  const { advisorId, email } = await anOwedAdvisor("unfinished", "none");
  const account = `acct_${advisorId}`;
  const note = (isReady: boolean) => db.transaction((tx) => recordPayoutAccount(tx, { account, isReady }, noon));
  const elsewhere = () => db.transaction((tx) => recordNewBankAccount(tx, account, noon));
  const told: number[] = [];
  for (const step of [elsewhere, () => note(true), () => note(true), elsewhere, () => note(false)]) {
    await step();
    told.push((await mailsTo(email)).length);
  }
  expect(told).toEqual([0, 1, 1, 2, 3]);
  for (const { text } of await mailsTo(email)) expect(text).toContain("/auth/not-me?token=");
});
