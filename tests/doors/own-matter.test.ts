import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { postConsultation } from "#app/features/money/ledger.server";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { saysWhereTo, seenDestination } from "../support/payments";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../support/people";

const site = useInhabitedSite();
const KEY = "00000000-0000-4000-8000-000000000001";
const SENTENCE = "another admin has to decide";

let advisor: TestAdvisor;
let own: Client;
let consultationId: string;

/** An admin who is also an advisor with 50.00 due; and another admin. */
beforeEach(async () => {
  await site.rows("delete from audit_log; delete from ledger_transactions; delete from payout_statements; delete from consultations");
  advisor = await anAdvisor({ displayName: "Ada Adviser" });
  for (const { userId } of [advisor, await aClient()]) await db.insert(userRoles).values({ userId, role: "admin" });
  own = await enter(site, advisor);
  const at = new Date("2026-03-04T12:00:00Z");
  const row = await aConsultation({ client: await aClient(), advisor, at, status: "completed" });
  consultationId = row.id;
  for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row, at);
  await db.execute(`update consultations set agreed_at = scheduled_time where id = '${row.id}'`);
  await saysWhereTo(advisor);
});

test("an admin who pays themselves out is told that another decides, and the reference they typed is still there", async () => {
  const goesTo = await seenDestination(advisor);
  const order = {
    intent: "pay-out",
    advisorId: advisor.advisorId,
    currency: "USD",
    amount: "5000",
    reference: "To me 7",
    goesTo,
    key: KEY,
  };
  const answer = await own.post("/admin?index&view=payouts", order);
  expect(answer.status).toBe(409);
  const { text, html } = await readPage(Promise.resolve(answer));
  expect([text.includes(SENTENCE), html.includes('value="To me 7"')]).toEqual([true, true]);
  expect(await site.rows("select from payout_statements")).toEqual([]);
});

test("an admin who refunds what they held themselves is told so in the form, which keeps what they typed", async () => {
  const order = { intent: "refund-consultation", consultationId, amount: "10", reason: "As a favour", seen: "5000", key: KEY };
  const answer = await own.post("/admin?index&view=consultations", order);
  expect(answer.status).toBe(409);
  const { text, html } = await readPage(Promise.resolve(answer));
  expect([html.includes(SENTENCE) || text.includes(SENTENCE), html.includes("As a favour")]).toEqual([true, true]);
  expect(await site.rows(`select refunded from consultations where id = '${consultationId}'`)).toEqual([{ refunded: 0 }]);
});

test("the list of what is owed says what of it waits, and offers no payout of that", async () => {
  await db.execute(
    `update consultations set closed_by = 'adviser', said_absent = 'adviser', said_absent_at = now() where id = '${consultationId}'`,
  );
  const { text, html } = await readPage(own.get("/admin?view=payouts"));
  expect(text).toContain(
    "$50 more is on hold: the client can still say, or has said, that the advisor did not come, or the payment provider has not captured the price yet.",
  );
  expect(html).not.toContain("Pay out $50 to Ada Adviser");
});
