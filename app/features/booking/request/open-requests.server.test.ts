import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, sessions, users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";
import { demandOf } from "#app/features/matching/demand.server";
import { LIMITS } from "#app/platform/limits/limits";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";
import { bookingOf } from "../../../../tests/support/booking";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const FIRST = LIMITS["open-first-requests"];
let ada: TestAdvisor;

beforeEach(async () => {
  for (const table of [consultations, attempts, sessions, advisors]) await db.delete(table);
  ada = await anAdvisor();
});

async function ask(who: Viewer, hour: number) {
  const body = await bookingOf(who, now, { requested_time: new Date(now.getTime() + hour * 3_600_000).toISOString() });
  const answer = await createConsultation(who, consultationRequestSchema.parse(body), now);
  return answer.ok ? "asked" : answer.reason;
}

/** Signs up a second address of the same mailbox, from a different network. */
async function alsoOf({ email }: Viewer, more: string): Promise<Viewer> {
  const other = await aClient();
  const address = email.replace("@", `+${more}@`);
  await db.update(users).set({ email: address }).where(eq(users.id, other.userId));
  return { ...other, email: address };
}

const aRequest = async (client: Viewer, hour: number) =>
  aConsultation({ client, advisor: await anAdvisor(), at: new Date(now.getTime() + (hour + 30) * 3_600_000), status: "requested" });

const people = async () => {
  const [topic] = await db.select().from(topics).where(eq(topics.name, "Business Strategy"));
  return (await demandOf(db, topic!.id, new Date(now.getTime() + 1000))).activeRequests;
};

test("accounts of one mailbox that never paid have together no more requests open with one advisor than one of them", async () => {
  const me = await aClient();
  const answers = [];
  for (let hour = 2; hour < 9; hour += 1) answers.push(await ask(await alsoOf(me, String(hour)), hour));
  expect(answers).toEqual(answers.map((_, index) => (index < FIRST.perPerson ? "asked" : "firstRequestsOpen")));
  await db.update(consultations).set({ status: "withdrawn" });
  expect(await ask(me, 12)).toBe("asked");
});

test("accounts of one mailbox have together no more requests open with all advisors than one of them", async () => {
  const me = await aClient();
  for (let count = 0; count < 19; count += 1) await aRequest(await alsoOf(me, `r${count}`), count);
  expect(await ask(me, 2)).toBe("asked");
  expect(await ask(await alsoOf(me, "last"), 4)).toBe("tooManyRequests");
});

test("people of one network who never paid have together so many open with one advisor, and others as many as ever", async () => {
  const answers = [];
  for (let hour = 2; hour < 8; hour += 1) answers.push(await ask({ ...(await aClient()), address: "203.0.113.4" }, hour));
  expect(answers).toEqual(answers.map((_, index) => (index < FIRST.perNetwork ? "asked" : "firstRequestsOpen")));
  expect(await ask({ ...(await aClient()), address: "203.0.113.5" }, 12)).toBe("asked");
});

test("those of one network who ask on each day leave the same week to those of another", async () => {
  await db.delete(advisors);
  ada = await anAdvisor({ hours: [[9 * 60, 11 * 60]] });
  const from = async (address: string, day: number) => ask({ ...(await aClient()), address }, 24 * day);
  const answers = [];
  for (let day = 1; day <= 6; day += 1) answers.push(await from("203.0.113.4", day));
  expect(answers.filter((answer) => answer === "asked")).toHaveLength(3);
  expect(answers.slice(3)).toEqual(Array(3).fill("firstRequestsOpen"));
  expect([await from("203.0.113.5", 5), await from("203.0.113.6", 6)]).toEqual(["asked", "asked"]);
});

test("whoever has paid for a consultation has five open with one advisor, whoever else asks from their network", async () => {
  const known = { ...(await aClient()), address: "203.0.113.4" };
  await aConsultation({ client: known, advisor: ada, at: new Date("2026-11-02T10:00:00Z"), status: "completed" });
  for (let hour = 2; hour < 6; hour += 1) await ask({ ...(await aClient()), address: "203.0.113.4" }, hour);
  const answers = [];
  for (let hour = 10; hour < 16; hour += 1) answers.push(await ask(known, hour));
  expect(answers).toEqual([...Array(5).fill("asked"), "tooManyRequests"]);
});

test("many who ask at the same moment from one network are held to it together", async () => {
  const asking = await Promise.all(
    Array.from({ length: FIRST.perNetwork + 3 }, async () => ({ ...(await aClient()), address: "203.0.113.4" })),
  );
  const answers = await Promise.all(asking.map((who, index) => ask(who, 2 + 2 * index)));
  expect(answers.filter((answer) => answer === "asked")).toHaveLength(FIRST.perNetwork);
});

test("accounts of one mailbox, and people of one network, are one person in the demand that prices follow", async () => {
  const me = await aClient();
  for (const [index, more] of ["1", "2"].entries()) await ask(await alsoOf(me, more), 2 + index);
  expect(await people()).toBe(1);
  for (const hour of [10, 11, 12]) await ask({ ...(await aClient()), address: "203.0.113.4" }, hour);
  expect(await people()).toBe(2);
  await ask({ ...(await aClient()), address: "203.0.113.5" }, 14);
  expect(await people()).toBe(3);
});

test("who confirmed an address just now is no demand, until a day has passed or a consultation is paid", async () => {
  const fresh = await aClient();
  await db
    .update(users)
    .set({ emailConfirmedAt: new Date(now.getTime() - 23 * 3_600_000) })
    .where(eq(users.id, fresh.userId));
  await ask(fresh, 2);
  expect(await people()).toBe(0);
  await aConsultation({ client: fresh, advisor: ada, at: new Date("2026-11-02T10:00:00Z"), status: "completed" });
  expect(await people()).toBe(1);
  await db.update(consultations).set({ status: "cancelled" }).where(eq(consultations.status, "completed"));
  await db
    .update(users)
    .set({ emailConfirmedAt: new Date(now.getTime() - 24 * 3_600_000) })
    .where(eq(users.id, fresh.userId));
  expect(await people()).toBe(1);
});

test("advisors of a topic make no demand for it, neither themselves nor from where they sign in", async () => {
  const bea = await anAdvisor();
  const expiresAt = new Date("2027-01-01T00:00Z");
  await db.insert(sessions).values({ userId: ada.userId, tokenHash: Buffer.from("ada"), address: "203.0.113.9", expiresAt });
  await aConsultation({ client: bea, advisor: ada, at: new Date("2026-12-03T10:00:00Z"), createdAt: now });
  await ask({ ...(await aClient()), address: "203.0.113.9" }, 4);
  expect(await people()).toBe(0);
  await ask({ ...(await aClient()), address: "203.0.113.8" }, 6);
  expect(await people()).toBe(1);
});
