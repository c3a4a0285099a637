import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { requestCategory } from "#app/features/catalog/category-requests/category-requests.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { notifyRemainingRequesters } from "./notify-requesters.server";
import type { RequestDecision } from "./request-form";
import { decideCategoryRequest } from "./requests.server";

useDatabase();

const AT = new Date("2026-12-01T08:00Z");
const LURE = "Refund of 480 EUR waiting, claim: https://evil.example/pay";

let admin: Viewer;
beforeEach(async () => {
  for (const table of [categoryRequests, outbox, notifications]) await db.delete(table);
  admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
});

/** Asks for a category, signed in or with an address that is left. */
const ask = (name: string, { userId = null, email = "" }: { userId?: string | null; email?: string }) =>
  requestCategory({ userId, address: "10.1.0.1", language: "en" }, { name, comments: "", email }, AT);

async function decide(decision: RequestDecision["decision"], answer = "") {
  const [request] = await db.select().from(categoryRequests);
  expect(await decideCategoryRequest(admin, { requestId: request!.id, decision, answer }, AT)).toEqual({ ok: true });
}

test.each([
  "declined",
  "answered",
] as const)("of a request that is %s nobody whose address was left reads what was typed", async (decision) => {
  await ask(LURE, { email: "victim@example.com" });
  await decide(decision, decision === "answered" ? "See Finance." : "");
  const mails = await db.select().from(outbox).where(eq(outbox.recipient, "victim@example.com"));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toMatch(/Refund|evil/);
  expect(mails[0]!.text.includes("See Finance.")).toBe(decision === "answered");
});

test("a request that is declined in silence is told to nobody, and nobody waits for it any more", async () => {
  const [one, two] = [await aClient(), await aClient()];
  for (const requester of [{ userId: one.userId }, { userId: two.userId }, { email: "victim@example.com" }]) await ask(LURE, requester);
  await decide("dismissed");
  await notifyRemainingRequesters(AT);
  expect([await db.$count(outbox), await db.$count(notifications), await db.$count(categoryRequestEmails)]).toEqual([0, 0, 0]);
  expect(await db.select().from(categoryRequests)).toMatchObject([{ status: "declined", decidedBy: admin.userId }]);
});

test("with the decision fifty are told, the others by the job, each once and in the words of that decision", async () => {
  await ask("Chess", { email: "first@example.com" });
  const [request] = await db.select().from(categoryRequests);
  const many = Array.from({ length: 119 }, (_, index) => ({ requestId: request!.id, email: `visitor${index}@example.com`, createdAt: AT }));
  await db.insert(categoryRequestEmails).values(many);
  await decide("answered", "See Games.");
  expect(await db.$count(outbox)).toBe(50);
  for (let pass = 0; pass < 2; pass += 1) await notifyRemainingRequesters(AT);
  const mails = await db.select().from(outbox);
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(120);
  expect(mails.filter(({ text }) => text.includes("See Games."))).toHaveLength(120);
});

test("whoever waits for a request that is open is told nothing by the job", async () => {
  await ask("Chess", { email: "first@example.com" });
  await notifyRemainingRequesters(AT);
  expect([await db.$count(outbox), await db.$count(categoryRequestEmails)]).toEqual([0, 1]);
});
