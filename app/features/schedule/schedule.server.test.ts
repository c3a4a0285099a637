import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { hoursExceptions } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import { busyInOwnCalendar } from "../../../tests/support/busy-times";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../tests/support/people";
import { MAX_EXCEPTIONS } from "./exceptions";
import { freeSpansOf, schedulesOf } from "./schedule.server";

useDatabase();

const at = (text: string) => new Date(`2026-12-${text}Z`);
const period = { from: at("02T00:00"), to: at("03T00:00"), now: at("01T00:00") };

async function free(advisorId: string, change = {}) {
  const spans = (await freeSpansOf(db, [advisorId], { ...period, ...change })).get(advisorId) ?? [];
  return spans.map(({ start, end }) => [start, end].map((moment) => new Date(moment).toISOString().slice(8, 16)).join(" "));
}

test("an advisor's week, in the advisor's own zone, is when they can be booked", async () => {
  const { advisorId } = await anAdvisor({ timezone: "America/New_York", hours: [[540, 1020]] });
  expect(await free(advisorId)).toEqual(["02T14:00 02T22:00"]);
});

test("a day off closes the week's hours and an extra span opens others", async () => {
  const { advisorId } = await anAdvisor({ hours: [[540, 1020]] });
  await db.insert(hoursExceptions).values([
    { advisorId, date: "2026-12-02" },
    { advisorId, date: "2026-12-02", startMinute: 600, endMinute: 660 },
  ]);
  expect(await free(advisorId)).toEqual(["02T10:00 02T11:00"]);
});

test("a day off is one of the advisor's own calendar, however few hours of it are asked for", async () => {
  for (const [timezone, from, to] of [
    ["Pacific/Honolulu", "03T08:00", "03T09:00"],
    ["America/New_York", "03T02:00", "03T03:00"],
    ["UTC", "02T00:00", "02T01:00"],
    ["Pacific/Auckland", "01T12:00", "01T13:00"],
    ["Pacific/Kiritimati", "01T11:00", "01T12:00"],
  ] as const) {
    const { advisorId } = await anAdvisor({ timezone });
    await db.insert(hoursExceptions).values({ advisorId, date: "2026-12-02" });
    const asked = { from: at(from), to: at(to), now: new Date("2026-11-29T00:00Z") };
    expect([timezone, await free(advisorId, asked)]).toEqual([timezone, []]);
    await db.delete(hoursExceptions);
    expect([timezone, await free(advisorId, asked)]).toEqual([timezone, [`${from} ${to}`]]);
  }
});

test("requested, countered and accepted consultations are not free, the others are", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor({ hours: [[540, 1020]] })];
  await aConsultation({ client, advisor, at: at("02T10:00"), status: "requested" });
  await aConsultation({ client, advisor, at: at("02T12:00"), status: "accepted" });
  await aConsultation({ client, advisor, at: at("02T14:00"), status: "withdrawn" });
  await aConsultation({ client, advisor, at: at("02T15:00"), status: "declined" });
  expect(await free(advisor.advisorId)).toEqual(["02T09:00 02T10:00", "02T10:30 02T12:00", "02T12:30 02T17:00"]);
});

test("a countered consultation holds both its times, the agreed and the proposed one", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor({ hours: [[540, 1020]] })];
  const { id } = await aConsultation({ client, advisor, at: at("01T10:00"), status: "countered" });
  const proposal = {
    proposedTime: at("02T12:00"),
    proposedEndsAt: at("02T13:00"),
    proposedBlockedUntil: at("02T13:00"),
    proposedBy: "advisor" as const,
  };
  await db.update(consultations).set(proposal).where(eq(consultations.id, id));
  expect(await free(advisor.advisorId)).toEqual(["02T09:00 02T12:00", "02T13:00 02T17:00"]);
  expect(await free(advisor.advisorId, { from: at("01T00:00"), to: at("02T00:00") })).toEqual(["01T09:00 01T10:00", "01T10:30 01T17:00"]);
});

test("buffer, notice and the most a day are the advisor's own", async () => {
  const client = await aClient();
  const careful = await anAdvisor({ hours: [[540, 1020]], bufferMinutes: 15, leadTimeMinutes: 2160 });
  await aConsultation({ client, advisor: careful, at: at("02T14:00"), bufferMinutes: 15 });
  expect(await free(careful.advisorId)).toEqual(["02T12:00 02T13:45", "02T14:45 02T17:00"]);
  const rare = await anAdvisor({ hours: [[540, 1020]], mostADay: 1 });
  await aConsultation({ client, advisor: rare, at: at("02T14:00") });
  expect(await free(rare.advisorId)).toEqual([]);
});

test("many advisors are answered at once, each with their own times, and an unknown one with none", async () => {
  const early = await anAdvisor({ hours: [[0, 60]] });
  const late = await anAdvisor({ hours: [[1380, 1440]] });
  const spans = await freeSpansOf(db, [early.advisorId, late.advisorId, early.userId], period);
  expect([...spans.keys()].sort()).toEqual([early.advisorId, late.advisorId].sort());
  expect(spans.get(early.advisorId)).toEqual([{ start: +at("02T00:00"), end: +at("02T01:00") }]);
  expect(spans.get(late.advisorId)).toEqual([{ start: +at("02T23:00"), end: +at("03T00:00") }]);
  expect((await freeSpansOf(db, [], period)).size).toBe(0);
});

test("what begins right after the time that is asked for takes the room of its buffer, whatever it is", async () => {
  const asked = { from: at("02T10:00"), to: at("02T11:00") };
  const next = { startsAt: at("02T11:10"), endsAt: at("02T12:00") };
  const ways: Record<string, (advisor: TestAdvisor) => Promise<unknown>> = {
    consultation: async (advisor) => aConsultation({ client: await aClient(), advisor, at: next.startsAt, status: "accepted" }),
    "own calendar": ({ advisorId }) => busyInOwnCalendar(advisorId, [next]),
    "held hour": async ({ advisorId }) => {
      const { id: topicId } = oneRow((await db.select({ id: topics.id }).from(topics)).slice(0, 1));
      const price = { basePrice: 1, surgeAmount: 0, rushFee: 0, totalPrice: 1, currency: "USD", hourlyRate: 1, surgeTenths: 10 };
      const terms = { durationMinutes: 30, urgency: "normal", rulesVersion: 1, expiresAt: at("03T00:00") } as const;
      await db.insert(quotes).values({ advisorId, topicId, startsAt: next.startsAt, blockedUntil: next.endsAt, ...price, ...terms });
    },
  };
  for (const [name, take] of Object.entries(ways)) {
    const advisor = await anAdvisor({ bufferMinutes: 15 });
    expect([name, await free(advisor.advisorId, asked)]).toEqual([name, ["02T10:00 02T11:00"]]);
    await take(advisor);
    expect([name, await free(advisor.advisorId, asked)]).toEqual([name, ["02T10:00 02T10:55"]]);
  }
});

test("of an advisor with more dates than anybody may have so many are read and no more, and all of another's beside them", async () => {
  const [many, few] = [await anAdvisor(), await anAdvisor()];
  const rows = Array.from({ length: MAX_EXCEPTIONS + 5 }, () => ({ advisorId: many.advisorId, date: "2026-12-02" }));
  await db.insert(hoursExceptions).values([...rows, { advisorId: few.advisorId, date: "2026-12-03" }]);
  for (const ids of [[many.advisorId], [many.advisorId, few.advisorId]]) {
    const read = await schedulesOf(db, ids, period.from, period.to, { bufferMinutes: 0 });
    expect(ids.map((id) => read.get(id)?.exceptions.length)).toEqual([MAX_EXCEPTIONS, 1].slice(0, ids.length));
  }
});
