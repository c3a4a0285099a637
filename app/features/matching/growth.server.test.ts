import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { diceFor } from "#app/db/seed/dice";
import { firstFreeStart, isFree } from "#app/features/schedule/free-times";
import { defaultStart } from "#app/features/schedule/lead-time";
import { freeSpansOf } from "#app/features/schedule/schedule.server";
import { useDatabase } from "../../../tests/support/database";
import { rounds } from "../../../tests/support/long";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../tests/support/people";
import { candidatesFor } from "./candidates.server";
import { matchParts } from "./match-parts";
import { type RankingQuestion, rankAdvisors } from "./ranking.server";
import { compareMatches, scoreMatch, staticScore } from "./score";
import { findTopic } from "./topic-list.server";

useDatabase();

const now = new Date("2026-12-01T09:07:00Z");
const ZONES = ["Europe/London", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Africa/Casablanca"];
const dice = diceFor("growth");
const people: TestAdvisor[] = [];
let topicId: string;

beforeAll(async () => {
  topicId = (await findTopic("Business Strategy"))!.id;
  for (let index = 0; index < 160; index += 1) {
    const ratingCount = dice.pick([0, 0, 0, 3, 12]);
    const start = dice.between(0, 20) * 60;
    people.push(
      await anAdvisor({
        topics: dice.happens(0.6) ? ["Business Strategy"] : ["Finance", "Business Strategy"],
        level: dice.pick(["experienced", "senior", "expert"]),
        timezone: dice.pick(ZONES),
        languages: dice.pick([["en"], ["en", "fr"], ["de"], ["de", "en"]]),
        hourlyRate: dice.between(20, 300) * 100,
        currency: dice.pick(["USD", "EUR", "GBP"]),
        ratingCount,
        ratingSum: ratingCount * dice.between(3, 5),
        totalSessions: dice.pick([0, 0, 4, 40, 300]),
        replyMinutes: dice.pick([null, 20, 300, 4000]),
        bufferMinutes: dice.pick([0, 15]),
        hours: dice.happens(0.2) ? [[0, 1440]] : [[start, start + dice.between(1, 4) * 60]],
      }),
    );
  }
  const client = await aClient();
  for (const advisor of people.filter(() => dice.happens(0.3)))
    await aConsultation({ client, advisor, at: new Date("2026-12-02T12:00:00Z"), minutes: 60, bufferMinutes: 15 });
});

/** Reads and sorts every calendar and score: the index scan must give the same result. */
async function fullSort({ minutes, start, preferences, limit = 10 }: RankingQuestion) {
  const requested = start?.getTime() ?? defaultStart(now.getTime());
  const all = (await Promise.all(people.map(({ advisorId }) => candidatesFor(db, { topicId, clientId: null, advisorId })))).flat();
  const to = new Date(requested + (start ? minutes * 60_000 : 30 * 86_400_000));
  const spans = await freeSpansOf(
    db,
    all.map(({ advisorId }) => advisorId),
    { from: new Date(requested), to, now },
  );
  const scored = all.flatMap((candidate) => {
    const free = spans.get(candidate.advisorId) ?? [];
    const at = start
      ? isFree(free, requested, requested + minutes * 60_000)
        ? requested
        : null
      : firstFreeStart(free, { minutes, earliest: requested });
    if (at === null) return [];
    return [{ advisorId: candidate.advisorId, ...scoreMatch(matchParts(candidate, { preferences, relevance: 1, requested, start: at })) }];
  });
  return scored.sort(compareMatches).slice(0, limit);
}

const question = fc.record({
  minutes: fc.constantFrom(15, 30, 60, 90),
  start: fc.option(fc.integer({ min: 2, max: 24 * 8 }).map((hours) => new Date(Date.UTC(2026, 11, 1, 9 + hours)))),
  preferences: fc.record({
    languages: fc.constantFrom([], ["en"], ["fr"], ["de", "fr"]),
    timeZone: fc.constantFrom(null, "Europe/London", "Asia/Tokyo"),
    budget: fc.option(
      fc.record({ amount: fc.integer({ min: 10_00, max: 300_00 }), currency: fc.constantFrom(null, "USD" as const, "EUR" as const) }),
    ),
  }),
  limit: fc.constantFrom(1, 3, 10),
});

test("the walk along the index comes to the same advisors, times and scores as a full sort, whatever is asked", async () => {
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const whole = { topicId, clientId: null, ...asked };
      const ours = await rankAdvisors(db, whole, now);
      expect(ours.map(({ advisorId, score }) => [advisorId, score])).toEqual(
        (await fullSort(whole)).map(({ advisorId, score }) => [advisorId, score]),
      );
    }),
    { numRuns: rounds(15) },
  );
});

test("the database's static score is that of the rules, to the millionth", async () => {
  const habits = fc.record({
    isPrimary: fc.boolean(),
    level: fc.constantFrom("experienced" as const, "senior" as const, "expert" as const),
    ratingCount: fc.nat(300),
    stars: fc.integer({ min: 1, max: 5 }),
    totalSessions: fc.nat(1000),
    replyMinutes: fc.option(fc.nat(10_000)),
    requestsAnswered: fc.nat(200),
    requestsReceived: fc.nat(200),
  });
  await fc.assert(
    fc.asyncProperty(habits, async ({ stars, ...some }) => {
      const ratingSum = some.ratingCount * stars;
      const facts = { ...some, ratingSum, timezone: "UTC", languages: [], hourlyRate: null, currency: "USD" };
      const parts = matchParts(facts, {
        preferences: { languages: [], timeZone: null, budget: null },
        relevance: 1,
        requested: 0,
        start: 0,
      });
      const { rows } = await db.execute<{ demerit: number }>(sql`select match_demerit(${some.isPrimary}, ${some.level}, ${ratingSum}::int,
        ${some.ratingCount}::int, ${some.totalSessions}::int, ${some.replyMinutes}::int, ${some.requestsAnswered}::int, ${some.requestsReceived}::int) as demerit`);
      expect(Math.abs(1_000_000 - rows[0]!.demerit - Math.round(staticScore(parts) * 1_000_000))).toBeLessThanOrEqual(1);
    }),
    { numRuns: rounds(25) },
  );
});

const ranks = () =>
  db
    .execute(sql`select topic_id, adviser_id, demerit, is_bookable, open_hours::text from adviser_ranks order by topic_id, adviser_id`)
    .then(({ rows }) => rows);
const words = () =>
  db
    .execute(sql`select adviser_id, demerit, open_hours::text, words::text from adviser_words order by adviser_id`)
    .then(({ rows }) => rows);
const supply = () =>
  db.execute(sql`select topic_id, advisers from topic_supply where advisers <> 0 order by topic_id`).then(({ rows }) => rows);

test("whatever is written about advisors, the index is what it would be if it were made anew", async () => {
  const [one, two, three] = people;
  await db.execute(sql`update advisers set job_title = 'Juggler', rating_sum = 25, rating_count = 5 where id = ${one!.advisorId}`);
  await db.execute(sql`update advisers set availability_status = 'away' where id = ${two!.advisorId}`);
  await db.execute(sql`update users set suspended_at = now() where id = ${three!.userId}`);
  await db.delete(advisorTopics).where(sql`adviser_id = ${people[3]!.advisorId}`);
  await db.delete(weeklyHours).where(sql`adviser_id = ${people[4]!.advisorId}`);
  await db.insert(hoursExceptions).values({ advisorId: people[5]!.advisorId, date: "2999-01-06", startMinute: 60, endMinute: 200 });
  await db.delete(consultations);
  await db.delete(advisors).where(sql`id = ${people[6]!.advisorId}`);
  const kept = [await ranks(), await words(), await supply()];
  await db.execute(sql`select index_all_advisers()`);
  expect([await ranks(), await words(), await supply()]).toEqual(kept);
});
