import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";
import { demandOf } from "./demand.server";
import { type RankingQuestion, rankAdvisors } from "./ranking.server";
import { compareMatches, PERSONAL_BOUND } from "./score";
import { findTopic, listTopics } from "./topic-list.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const tomorrow = new Date("2026-12-02T12:00:00Z");
const topicId = async (name = "Business Strategy") => (await findTopic(name))!.id;
const preferences = { languages: ["en"], timeZone: "UTC", budget: null };

async function rank(change: Partial<RankingQuestion> = {}) {
  return rankAdvisors(db, { topicId: await topicId(), minutes: 30, start: tomorrow, clientId: null, preferences, ...change }, now);
}
const idsOf = (ranked: { advisorId: string }[]) => ranked.map(({ advisorId }) => advisorId);

beforeEach(async () => {
  await db.delete(consultations);
  await db.delete(advisors);
});

test("topics are listed ordered by name, and found by name in any case or by id", async () => {
  const topics = await listTopics();
  expect(topics).toHaveLength(50);
  expect(topics.map(({ name }) => name)).toEqual(topics.map(({ name }) => name).sort((one, other) => one.localeCompare(other, "en")));
  expect((await findTopic(" tax and ACCOUNTING "))?.name).toBe("Tax and Accounting");
  expect((await findTopic(topics[3]!.id))?.name).toBe(topics[3]!.name);
  expect((await findTopic("arbeitsrecht"))?.name).toBe("Employment Law");
  expect(await findTopic("Alchemy")).toBe(null);
});

test("candidates are approved advisors with the topic and a rate, not away, not suspended, and never oneself", async () => {
  const fits = await anAdvisor();
  const busy = await anAdvisor({ availabilityStatus: "busy" });
  await anAdvisor({ topics: ["Finance"] });
  await anAdvisor({ status: "suspended" });
  await anAdvisor({ hourlyRate: null });
  await anAdvisor({ availabilityStatus: "away" });
  const banned = await anAdvisor();
  await db.update(users).set({ suspendedAt: now }).where(eq(users.id, banned.userId));
  expect(idsOf(await rank()).sort()).toEqual([fits.advisorId, busy.advisorId].sort());
  expect(idsOf(await rank({ clientId: fits.userId }))).toEqual([busy.advisorId]);
});

test("a candidate is free for the whole of the time, by hours, buffer and what is held", async () => {
  const client = await aClient();
  const opensAtNoon = await anAdvisor({ hours: [[720, 780]] });
  await anAdvisor({ hours: [[735, 900]] });
  await anAdvisor({ hours: [[720, 740]] });
  const taken = await anAdvisor();
  await aConsultation({ client, advisor: taken, at: new Date("2026-12-02T12:15:00Z") });
  const tight = await anAdvisor({ bufferMinutes: 15 });
  await aConsultation({ client, advisor: tight, at: new Date("2026-12-02T12:30:00Z"), bufferMinutes: 15 });
  const backToBack = await anAdvisor();
  await aConsultation({ client, advisor: backToBack, at: new Date("2026-12-02T12:30:00Z") });
  expect(idsOf(await rank()).sort()).toEqual([opensAtNoon.advisorId, backToBack.advisorId].sort());
});

test("without a time each advisor is taken at their first free start, from an hour from now, on a quarter hour", async () => {
  const open = await anAdvisor();
  const later = await anAdvisor({ hours: [[13 * 60 + 5, 15 * 60]] });
  await anAdvisor({ hours: [] });
  const ranked = await rankAdvisors(
    db,
    { topicId: await topicId(), minutes: 30, start: null, clientId: null, preferences },
    new Date("2026-12-01T09:07:30Z"),
  );
  const starts = new Map(ranked.map(({ advisorId, startsAt }) => [advisorId, startsAt.toISOString()]));
  expect(starts).toEqual(
    new Map([
      [open.advisorId, "2026-12-01T10:15:00.000Z"],
      [later.advisorId, "2026-12-01T13:15:00.000Z"],
    ]),
  );
  expect(idsOf(ranked)).toEqual([open.advisorId, later.advisorId]);
});

test("main expertise stands above a further one, and experience, ratings and habit lift the rest", async () => {
  const newcomer = await anAdvisor();
  const famous = await anAdvisor({
    ratingSum: 500,
    ratingCount: 100,
    totalSessions: 250,
    replyMinutes: 30,
    requestsAnswered: 100,
    requestsReceived: 100,
  });
  const sideline = await anAdvisor({ topics: ["Finance", "Business Strategy"] });
  const ranked = await rank();
  expect(idsOf(ranked)).toEqual([famous.advisorId, newcomer.advisorId, sideline.advisorId]);
  expect(ranked[0]!.reasons).toEqual(expect.arrayContaining(["primaryExpertise", "highlyRated", "manySessions", "answersSoon"]));
  expect(ranked[2]!.reasons[0]).not.toBe("primaryExpertise");
  for (const { score } of ranked) expect(score >= 0 && score <= 1).toBe(true);
});

test("language and zone are the personal part, and no more than that", async () => {
  const near = await anAdvisor({ languages: ["fr"], timezone: "Europe/Paris" });
  const far = await anAdvisor({ languages: ["en"], timezone: "Asia/Tokyo" });
  const forParis = await rank({ preferences: { languages: ["fr"], timeZone: "Europe/Paris", budget: null } });
  expect(idsOf(forParis)).toEqual([near.advisorId, far.advisorId]);
  expect(forParis[0]!.score - forParis[1]!.score).toBeLessThanOrEqual(PERSONAL_BOUND);
  expect(idsOf(await rank({ preferences: { languages: ["en"], timeZone: "Asia/Tokyo", budget: null } }))).toEqual([
    far.advisorId,
    near.advisorId,
  ]);
});

test("the ten are the best of many, whatever calendars had to be looked into, and ties stand by id", async () => {
  const free = [];
  for (let index = 0; index < 110; index += 1) {
    const stars = index % 11;
    const advisor = await anAdvisor({ ratingSum: 5 * stars, ratingCount: stars, hours: stars < 3 ? [[0, 1440]] : [[0, 60]] });
    if (stars < 3) free.push(advisor);
  }
  const each = await Promise.all(free.map(async ({ advisorId }) => (await rank({ leadingAdvisorId: advisorId }))[0]!));
  expect(idsOf(each)).toEqual(idsOf(free));
  expect(idsOf(await rank())).toEqual(idsOf(each.sort(compareMatches).slice(0, 10)));
});

test("the advisor whose page one comes from leads, if free", async () => {
  const [wanted, better] = [await anAdvisor({ topics: ["Finance", "Business Strategy"] }), await anAdvisor()];
  expect(idsOf(await rank())).toEqual([better.advisorId, wanted.advisorId]);
  expect(idsOf(await rank({ leadingAdvisorId: wanted.advisorId }))).toEqual([wanted.advisorId, better.advisorId]);
  const absent = await anAdvisor({ hours: [] });
  expect(idsOf(await rank({ leadingAdvisorId: absent.advisorId }))).toEqual([better.advisorId, wanted.advisorId]);
});

test("demand counts the topic's open requests of the last hour and its advisors who are not away", async () => {
  const [one, other] = [await anAdvisor(), await anAdvisor({ availabilityStatus: "busy" })];
  await anAdvisor({ availabilityStatus: "away" });
  await anAdvisor({ topics: ["Finance"] });
  const client = await aClient();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await aConsultation({ client, advisor: one, at: tomorrow, createdAt: minutesAgo(59) });
  await aConsultation({ client, advisor: other, at: tomorrow, createdAt: minutesAgo(1), status: "countered" });
  await aConsultation({ client, advisor: one, at: new Date("2026-12-03T12:00:00Z"), createdAt: minutesAgo(60) });
  await aConsultation({ client, advisor: one, at: new Date("2026-12-04T12:00:00Z"), createdAt: minutesAgo(5), status: "accepted" });
  await aConsultation({ client: await aClient(), advisor: one, at: new Date("2026-12-05T12:00:00Z"), createdAt: minutesAgo(5) });
  expect(await demandOf(db, await topicId(), now)).toEqual({ activeRequests: 2, availableAdvisors: 2 });
});

test("demand counts people: whoever has many requests open is one of them, and who withdrew them none from that moment on", async () => {
  const advisor = await anAdvisor();
  const [busy, other] = [await aClient(), await aClient()];
  for (const hour of [1, 2, 3, 4, 5])
    await aConsultation({ client: busy, advisor, at: new Date(`2026-12-03T0${hour}:00:00Z`), createdAt: now });
  await aConsultation({ client: other, advisor, at: new Date("2026-12-03T09:00:00Z"), createdAt: now });
  const people = async () => (await demandOf(db, await topicId(), new Date(now.getTime() + 1000))).activeRequests;
  expect(await people()).toBe(2);
  await db.update(consultations).set({ status: "withdrawn" }).where(eq(consultations.clientId, busy.userId));
  expect(await people()).toBe(1);
});
