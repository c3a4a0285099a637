import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, type Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { bookQuote } from "#app/features/booking/request/request-consultation.server";
import { askedDuring } from "../../../../tests/support/asked-during";
import { bookingOf } from "../../../../tests/support/booking";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import type { Viewer } from "../viewer";
import { beginDeletion } from "./deletion.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const PASSWORD = "Correct-horse-7";

beforeEach(async () => {
  for (const table of [consultations, advisors]) await db.delete(table);
});

async function aPair() {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  for (const { userId } of [client, advisor]) await setPassword(db, userId, PASSWORD);
  const { quote_id } = await bookingOf(client, now);
  return { client, advisor, book: () => bookQuote(client, quote_id, { note: "" }, now) };
}

const go = (viewer: Viewer) => beginDeletion(viewer, { password: PASSWORD, code: "" }, "203.0.113.7", now);
const openOf = ({ userId }: Viewer) => db.$count(consultations, eq(consultations.clientId, userId));

test.each([
  "client",
  "advisor",
] as const)("a request that is made while its %s leaves is refused, and nothing of it stays", async (side) => {
  const { book, ...pair } = await aPair();
  const { userId } = pair[side];
  const leaving = async (tx: Transaction) => {
    await tx.execute(sql`select from users where id = ${userId} for update`);
    await tx.execute(sql`select from advisers where user_id = ${userId} for no key update`);
    await tx.insert(accountDeletions).values({ userId, endsAt: now, hidAdvisor: side === "advisor", createdAt: now });
  };
  expect(await askedDuring(leaving, book)).toEqual({ ok: false, reason: "advisorUnavailable" });
  expect(await openOf(pair.client)).toBe(0);
});

test("a request that is made while its advisor is suspended is refused", async () => {
  const { advisor, client, book } = await aPair();
  const suspending = (tx: Transaction) => tx.update(users).set({ suspendedAt: now }).where(eq(users.id, advisor.userId));
  const locked = async (tx: Transaction) => {
    await tx.execute(sql`select from advisers where id = ${advisor.advisorId} for no key update`);
    await suspending(tx);
  };
  expect(await askedDuring(locked, book)).toEqual({ ok: false, reason: "advisorUnavailable" });
  expect(await openOf(client)).toBe(0);
});

test.each([
  "client",
  "advisor",
] as const)("whoever leaves as the %s of a request that is made at this moment waits, and finds it", async (side) => {
  const { client, advisor } = await aPair();
  const { id } = await aConsultation({ client, advisor, at: new Date(now.getTime() + 86_400_000), status: "withdrawn" });
  // The row locks that a booking request holds until it is stored.
  const booking = async (tx: Transaction) => {
    await tx.execute(sql`select from advisers where id = ${advisor.advisorId} for no key update`);
    await tx.execute(sql`select from users where id = ${client.userId} for key share`);
    await tx.update(consultations).set({ status: "requested" }).where(eq(consultations.id, id));
  };
  const answer = await askedDuring(booking, () => go(side === "client" ? client : advisor));
  expect(answer).toEqual({ ok: false, reason: "deletion.openConsultations" });
});
