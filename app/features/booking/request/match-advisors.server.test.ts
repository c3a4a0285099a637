import { count, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { underRules } from "../../../../tests/support/rules";
import { removeOldQuotes } from "../quotes.server";
import { type MatchRequest, matchRequestSchema } from "../schema";
import { type MatchAnswer, matchAdvisors } from "./match-advisors.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const request = (change: Partial<MatchRequest> = {}) =>
  matchRequestSchema.parse({ requested_topic: "Business Strategy", requested_time: "2026-12-02T12:00:00Z", ...change });

async function match(change: Partial<MatchRequest> = {}, viewer = aClient()) {
  const answer = await matchAdvisors(await viewer, request(change), now);
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
}
const quoteCount = async () => (await db.select({ all: count() }).from(quotes))[0]!.all;

beforeEach(async () => {
  await db.delete(consultations);
  await db.delete(quotes);
  await db.delete(advisors);
});

test("a match carries the documented fields, with its price in minor units and the currency beside it", async () => {
  const advisor = await anAdvisor({
    hourlyRate: 133_33,
    currency: "EUR",
    ratingSum: 14,
    ratingCount: 3,
    totalSessions: 7,
    bio: "Plans.",
    level: "senior",
  });
  const { matches, platform_status } = await match({ duration_minutes: 45, urgency: "rush" });
  expect(matches).toHaveLength(1);
  expect(matches[0]).toMatchObject({
    adviser_id: advisor.advisorId,
    adviser_name: advisor.name,
    avatar_url: null,
    bio: "Plans.",
    rating: 4.67,
    total_sessions: 7,
    expertise_level: "senior",
    is_primary_expertise: true,
    score: expect.any(Number),
    base_price: 100_00,
    surge_amount: 0,
    surge_multiplier: 1,
    rush_fee: SPECIFIED_RULES.rushPercent * 1_00,
    total_price: 100_00 + SPECIFIED_RULES.rushPercent * 1_00,
    currency: "EUR",
    scheduled_time: "2026-12-02T12:00:00.000Z",
    slug: advisor.slug,
  });
  expect(matches[0]!.reasons.length).toBeGreaterThan(0);
  expect(platform_status).toEqual({ active_requests: 0, available_advisers: 1, surge_multiplier: 1 });
});

test("a person nobody has rated has no rating", async () => {
  await anAdvisor();
  expect((await match()).matches[0]).toMatchObject({ rating: null, rating_count: 0 });
});

test("every match has a quote of ten minutes, bound to the person, advisor, time, duration and urgency", async () => {
  await anAdvisor();
  await anAdvisor();
  const client = await aClient();
  const { matches } = await match({ duration_minutes: 60, urgency: "rush" }, Promise.resolve(client));
  for (const { quote_id, adviser_id, total_price } of matches) {
    const [quote] = await db.select().from(quotes).where(eq(quotes.id, quote_id));
    expect(quote).toMatchObject({
      clientId: client.userId,
      advisorId: adviser_id,
      startsAt: new Date("2026-12-02T12:00:00Z"),
      durationMinutes: 60,
      urgency: "rush",
      totalPrice: total_price,
      expiresAt: new Date("2026-12-01T09:10:00Z"),
    });
  }
  expect(await quoteCount()).toBe(2);
});

test("there are at most ten matches, the best first", async () => {
  for (let index = 0; index < 12; index += 1) await anAdvisor({ ratingSum: 5 * index, ratingCount: index });
  const { matches } = await match();
  expect(matches).toHaveLength(10);
  expect(matches.map(({ score }) => score)).toEqual(matches.map(({ score }) => score).sort((one, other) => other - one));
});

test("surge comes from the last hour's requests and is part of every price", async () => {
  const advisor = await anAdvisor();
  for (const hour of [1, 2, 3]) {
    await aConsultation({
      client: await aClient(),
      advisor,
      at: new Date(`2026-12-03T0${hour}:00:00Z`),
      createdAt: new Date("2026-12-01T08:30:00Z"),
    });
  }
  const { matches, platform_status } = await match();
  expect(platform_status).toEqual({ active_requests: 3, available_advisers: 1, surge_multiplier: 1.2 });
  expect(matches[0]).toMatchObject({ base_price: 50_00, surge_amount: 10_00, surge_multiplier: 1.2, rush_fee: 0, total_price: 60_00 });
});

test("the platform's fee is taken off what the advisor receives, never added to the price", async () => {
  await anAdvisor();
  expect((await match()).matches[0]).toMatchObject({ total_price: 50_00, adviser_receives: 50_00 });
  await underRules(1, { platformFeeBasisPoints: 1250 }, async () => {
    expect((await match()).matches[0]).toMatchObject({ total_price: 50_00, adviser_receives: 43_75 });
  });
});

test("a local time is read in the zone that is given, else in the profile's", async () => {
  await anAdvisor();
  const inNewYork = aClient({ timezone: "America/New_York" });
  const local = { requested_time: "2026-12-02T12:00" };
  const startOf = (answer: MatchAnswer) => answer.matches[0]!.scheduled_time;
  expect(startOf(await match(local, inNewYork))).toBe("2026-12-02T17:00:00.000Z");
  expect(startOf(await match({ ...local, time_zone: "Asia/Tokyo" }, inNewYork))).toBe("2026-12-02T03:00:00.000Z");
});

test("an unknown topic, a past time and one the clocks skip are refused with their reason, and nothing is stored", async () => {
  await anAdvisor();
  const viewer = await aClient({ timezone: "America/New_York" });
  const reasonOf = async (change: Partial<MatchRequest>) => {
    const answer = await matchAdvisors(viewer, request(change), now);
    return answer.ok ? "ok" : answer.reason;
  };
  expect(await reasonOf({ requested_topic: "Alchemy" })).toBe("topicUnknown");
  expect(await reasonOf({ requested_time: "2026-12-01T09:29:59Z" })).toBe("tooSoon");
  expect(await reasonOf({ requested_time: "2025-01-01T00:00Z" })).toBe("tooSoon");
  expect(await reasonOf({ requested_time: "2027-03-14T02:30" })).toBe("inTheGap");
  expect(await reasonOf({ requested_time: "next week" })).toBe("notATime");
  expect(await quoteCount()).toBe(0);
});

test("nobody free is an answer with no matches", async () => {
  await anAdvisor({ hours: [] });
  expect(await match()).toMatchObject({ ok: true, matches: [], topicName: "Business Strategy" });
});

test("quotes are forgotten a day after they ended", async () => {
  await anAdvisor();
  await match();
  await removeOldQuotes(db, new Date("2026-12-02T09:10:00Z"));
  expect(await quoteCount()).toBe(1);
  await removeOldQuotes(db, new Date("2026-12-02T09:10:01Z"));
  expect(await quoteCount()).toBe(0);
});

test("whoever looks for others than the one who could not sees the others alone, and all of them where that one is not among them", async () => {
  const [one, other] = [await anAdvisor({ slug: "ada" }), await anAdvisor({ slug: "ben" })];
  const idsWithout = async (exceptSlug?: string) => {
    const answer = await matchAdvisors(await aClient(), request(), now, { exceptSlug });
    return answer.ok ? answer.matches.map((each) => each.adviser_id).sort() : answer.reason;
  };
  expect(await idsWithout("ada")).toEqual([other.advisorId]);
  for (const slug of [undefined, "", "nobody"]) expect(await idsWithout(slug)).toEqual([one.advisorId, other.advisorId].sort());
});
