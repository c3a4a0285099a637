import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { findTopic } from "#app/features/matching/topic-list.server";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";
import { useDatabase } from "../../../../tests/support/database";
import { rounds } from "../../../../tests/support/long";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { storeQuotes } from "../quotes.server";
import { acceptConsultation, withdrawConsultation } from "./consultations.server";
import { expireRequests } from "./due-transitions.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const noon = new Date("2026-12-02T12:00:00Z");
const minutesAfterNoon = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

/** A live quote for a time, and a function that requests it. */
async function quoted(viewer: Viewer, advisor: TestAdvisor, startsAt: Date, durationMinutes: 30 | 60 = 30) {
  const topic = await findTopic("Business Strategy");
  const terms = { clientId: viewer.userId, advisorId: advisor.advisorId, topicId: topic!.id, startsAt, durationMinutes };
  const [quote] = await storeQuotes(
    db,
    [{ ...terms, urgency: "normal", currency: "USD", hourlyRate: 100_00, surgeTenths: 10, rulesVersion: 0 }],
    now,
  );
  return consultationRequestSchema.parse({
    adviser_id: advisor.advisorId,
    topic_name: topic!.name,
    scheduled_time: startsAt.toISOString(),
    duration_minutes: durationMinutes,
    quote_id: quote!.id,
  });
}

/** Counts overlapping holds of one advisor, which must always be zero. */
async function overlaps() {
  const { rows } = await db.execute(sql`
    select a.id from consultations a join consultations b on a.adviser_id = b.adviser_id and a.id < b.id and a.held && b.held
    where a.status in ('requested', 'countered', 'accepted') and b.status in ('requested', 'countered', 'accepted')`);
  return rows.length;
}

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

test("200 clients race for overlapping times of one advisor: exactly one wins each, the others hear why, nobody deadlocks", async () => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => aClient()));
  for (let round = 0; round < rounds(1); round += 1) {
    const advisor = await anAdvisor();
    const requests = await Promise.all(
      clients.map((client, index) => quoted(client, advisor, minutesAfterNoon((index % 2) * 15), index % 2 === 0 ? 60 : 30)),
    );
    const answers = await Promise.all(clients.map((client, index) => createConsultation(client, requests[index]!, now)));
    const losers = answers.filter(({ ok }) => !ok);
    expect(await overlaps()).toBe(0);
    const held = await db.select().from(consultations).where(eq(consultations.advisorId, advisor.advisorId));
    expect(held).toHaveLength(1);
    expect(losers).toHaveLength(199);
    expect(losers).toEqual(losers.map(() => ({ ok: false, reason: "timeTaken" })));
    expect((await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId)))[0]!.requestsReceived).toBe(1);
    await db.delete(consultations);
  }
}, 600_000);

test("the same request sent fifty times at once is one row, one mail and fifty equal answers", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const request = { ...(await quoted(client, advisor, noon)), idempotency_key: "one-click-0001" };
  const answers = await Promise.all(Array.from({ length: 50 }, () => createConsultation(client, request, now)));
  expect(answers[0]!.ok).toBe(true);
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(await db.select().from(consultations)).toHaveLength(1);
  expect(await db.select().from(outbox)).toHaveLength(1);
  expect((await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId)))[0]!.requestsReceived).toBe(1);
});

test("a most-a-day holds against people who ask for different times of the day at once", async () => {
  const advisor = await anAdvisor({ mostADay: 3 });
  const clients = await Promise.all(Array.from({ length: 20 }, () => aClient()));
  const requests = await Promise.all(clients.map((client, index) => quoted(client, advisor, minutesAfterNoon(30 * (index - 10)))));
  const answers = await Promise.all(clients.map((client, index) => createConsultation(client, requests[index]!, now)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await db.select().from(consultations)).toHaveLength(3);
});

test("accepting and withdrawing at once: one of them happens, and only that one is told", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [client, advisor] = [await aClient(), await anAdvisor()];
    const { id } = await aConsultation({ client, advisor, at: noon });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => acceptConsultation(advisor, id, now)),
      ...Array.from({ length: 5 }, () => withdrawConsultation(client, id, now)),
    ]);
    const done = answers.filter((answer) => answer.ok);
    expect(done).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(["changedMeanwhile", "wrongState"]).toContain(answer.reason);
    const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
    const events = await db.select().from(consultationEvents).where(eq(consultationEvents.consultationId, id));
    expect(events.map(({ toStatus }) => toStatus)).toEqual([row!.status]);
    const mails = await db.select().from(outbox).orderBy(asc(outbox.dedupeKey));
    // The client is told of an acceptance, the advisor of a withdrawal.
    const heard = row!.status === "accepted" ? client : advisor;
    expect(mails.filter(({ dedupeKey }) => dedupeKey.includes(id)).map(({ recipient }) => recipient)).toEqual([heard.email]);
  }
});

test("ten advisors accept overlapping consultations of one client at once: one is accepted, nine hear why, nobody deadlocks", async () => {
  for (let round = 0; round < rounds(1); round += 1) {
    const client = await aClient();
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const advisor = await anAdvisor();
        return { advisor, id: (await aConsultation({ client, advisor, at: minutesAfterNoon(index) })).id };
      }),
    );
    const answers = await Promise.all(pairs.map(({ advisor, id }) => acceptConsultation(advisor, id, now)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 9 }, () => ({ ok: false, reason: "clientBusy" })));
  }
});

test("expiring in several passes at once, beside an advisor who answers, happens once for each", async () => {
  const advisor = await anAdvisor();
  const ids: string[] = [];
  for (const hour of [1, 2, 3, 4]) {
    ids.push((await aConsultation({ client: await aClient(), advisor, at: minutesAfterNoon(60 * hour), expiresAt: noon })).id);
  }
  await Promise.all([
    expireRequests(noon),
    expireRequests(noon),
    expireRequests(noon),
    acceptConsultation(advisor, ids[0]!, new Date(noon.getTime() - 1)),
  ]);
  const rows = await db.select().from(consultations);
  expect(rows.filter(({ id }) => id !== ids[0]).map(({ status }) => status)).toEqual(["expired", "expired", "expired"]);
  expect(["expired", "accepted"]).toContain(rows.find(({ id }) => id === ids[0])!.status);
  const isAccepted = rows.some(({ status }) => status === "accepted");
  expect(await db.select().from(outbox)).toHaveLength(isAccepted ? 7 : 8);
});
