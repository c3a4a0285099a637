import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { DEMO_EMAILS } from "./accounts";
import { ROSTER } from "./advisors/roster";
import { demoStory } from "./demo-story";

const NOW = new Date("2026-03-18T15:20:00Z");
const NAMES = [...new Set(Object.values(ROSTER).flatMap((stories) => stories.flatMap(({ topics }) => topics)))];
const SITE = {
  topics: NAMES.map((name, place) => ({ id: `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`, name })),
  priceConsultation: ({ hourlyRate, minutes }: { hourlyRate: number; minutes: number }) => {
    const basePrice = Math.round((hourlyRate * minutes) / 60);
    return { basePrice, surgeAmount: 0, rushFee: 0, totalPrice: basePrice };
  },
};
const STORY = demoStory(7, NOW, SITE);

const byAdvisor = <Row extends { advisorId: string }>(rows: Row[], id: string) => rows.filter(({ advisorId }) => advisorId === id);
const touching = (spans: [number, number][]) => {
  const sorted = [...spans].sort(([one], [other]) => one - other);
  return sorted.filter(([start], place) => place > 0 && start < sorted[place - 1]![1]);
};

test("the same seed tells the same story, another one another", () => {
  expect(demoStory(7, NOW, SITE)).toEqual(STORY);
  expect(demoStory(8, NOW, SITE).consultations).not.toEqual(STORY.consultations);
});

test("at any time of the year there is a story whose past is past", () => {
  const days = fc.date({ min: new Date("2025-01-01T00:00:00Z"), max: new Date("2035-01-01T00:00:00Z"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.nat(1000), (now, seed) => {
      const { consultations, reviews } = demoStory(seed, now, SITE);
      expect(consultations.every(({ closedAt }) => closedAt! <= now)).toBe(true);
      expect(reviews.every(({ revealedAt, repliedAt }) => revealedAt! <= now && (!repliedAt || repliedAt <= now))).toBe(true);
    }),
    { numRuns: 8 },
  );
});

test("enough advisors, all of the demo, each with an address and an id of their own", () => {
  expect(STORY.advisors.length).toBeGreaterThanOrEqual(72);
  for (const [category, stories] of Object.entries(ROSTER)) expect([category, stories.length >= 8]).toEqual([category, true]);
  expect([...STORY.users, ...STORY.profiles, ...STORY.advisors].every(({ isDemo }) => isDemo)).toBe(true);
  expect(new Set(STORY.advisors.map(({ slug }) => slug)).size).toBe(STORY.advisors.length);
  expect(new Set(STORY.users.map(({ email }) => email)).size).toBe(STORY.users.length);
  expect(STORY.advisors.every(({ slug }) => /^[a-z]+(-[a-z]+)+$/.test(slug))).toBe(true);
  const { users, profiles, advisors, weeklyHours, hoursExceptions, consultations, reviews } = STORY;
  const ids = [users, profiles, advisors, weeklyHours, hoursExceptions, consultations, reviews].flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
});

test("the three named accounts exist without a password, the admin alone has the role", () => {
  const userOf = (email: string) => STORY.users.find((user) => user.email === email)!;
  expect(STORY.users.every(({ passwordHash }) => passwordHash === undefined)).toBe(true);
  expect(STORY.advisors.find(({ userId }) => userId === userOf(DEMO_EMAILS.advisor).id)?.category).toBe("business");
  expect(STORY.consultations.filter(({ clientId }) => clientId === userOf(DEMO_EMAILS.client).id)).toHaveLength(4);
  expect(STORY.userRoles.map(({ userId, role }) => [userId, role])).toEqual([[userOf(DEMO_EMAILS.admin).id, "admin"]]);
});

test("every figure of an advisor can be counted from the rows", () => {
  for (const advisor of STORY.advisors) {
    const asked = byAdvisor(STORY.consultations, advisor.id);
    const said = byAdvisor(STORY.reviews, advisor.id);
    expect(advisor).toMatchObject({
      totalSessions: asked.filter(({ status }) => status === "completed").length,
      requestsReceived: asked.length,
      requestsAnswered: asked.filter(({ respondedAt }) => respondedAt).length,
      ratingCount: said.length,
      ratingSum: said.reduce((sum, { rating }) => sum + rating, 0),
    });
    expect(advisor.replyMinutes === null).toBe(asked.every(({ respondedAt }) => !respondedAt));
  }
});

test("an advisor has two to nine reviews, or none and no session", () => {
  for (const { ratingCount, totalSessions, slug } of STORY.advisors) {
    const isNew = ratingCount === 0 && totalSessions === 0;
    expect([slug, isNew || (ratingCount! >= 2 && ratingCount! <= 9)]).toEqual([slug, true]);
  }
  const ratings = STORY.reviews.map(({ rating }) => rating);
  expect(new Set(ratings)).toEqual(new Set([3, 4, 5]));
  expect(ratings.filter((rating) => rating === 3).length).toBeLessThan(ratings.length / 10);
});

test("whoever has earned something has said where to: the demo's payouts are not refused", () => {
  const earning = new Set(STORY.consultations.filter(({ status }) => status === "completed").map(({ advisorId }) => advisorId));
  expect(earning.size).toBeGreaterThan(50);
  const said = new Map(STORY.payoutDestinations.map((each) => [each.advisorId, each]));
  expect([...earning].filter((id) => !said.has(id))).toEqual([]);
  const helena = STORY.advisors.find(({ slug }) => slug === "helena-brandt");
  expect(said.get(helena!.id)).toMatchObject({ holder: "Helena Brandt", iban: expect.stringMatching(/^DE/) });
});

test("reviews belong to completed consultations of the same people and come after the end", () => {
  for (const review of STORY.reviews) {
    const of = STORY.consultations.find(({ id }) => id === review.consultationId)!;
    expect([of.status, of.advisorId, of.clientId]).toEqual(["completed", review.advisorId, review.authorId]);
    expect(review.createdAt! > of.closedAt! && review.createdAt! < review.revealedAt!).toBe(true);
  }
});

test("neither an advisor nor a client is in two consultations at once", () => {
  const spansOf = (rows: typeof STORY.consultations) =>
    rows.map(({ scheduledTime, blockedUntil }): [number, number] => [+scheduledTime, +blockedUntil]);
  for (const { id } of STORY.advisors) expect(touching(spansOf(byAdvisor(STORY.consultations, id)))).toEqual([]);
  for (const { id } of STORY.users) expect(touching(spansOf(STORY.consultations.filter(({ clientId }) => clientId === id)))).toEqual([]);
});

test("consultations lie on quarter hours within the advisor's week, in the advisor's zone", () => {
  for (const { advisorId, scheduledTime, durationMinutes } of STORY.consultations) {
    const { timezone } = STORY.advisors.find(({ id }) => id === advisorId)!;
    const start = Temporal.Instant.fromEpochMilliseconds(+scheduledTime).toZonedDateTimeISO(timezone!);
    const minute = start.hour * 60 + start.minute;
    const within = byAdvisor(STORY.weeklyHours, advisorId).some(
      (span) => span.weekday === start.dayOfWeek && span.startMinute <= minute && minute + durationMinutes <= span.endMinute,
    );
    expect([minute % 15, within]).toEqual([0, true]);
  }
});

test("requests come after the approval and are answered before they expire", () => {
  for (const { advisorId, createdAt, respondedAt, expiresAt, scheduledTime } of STORY.consultations) {
    const { approvedAt } = STORY.advisors.find(({ id }) => id === advisorId)!;
    expect(createdAt! > approvedAt! && expiresAt <= scheduledTime && (!respondedAt || respondedAt < expiresAt)).toBe(true);
  }
});

test("the parts of every price sum to its total", () => {
  for (const { basePrice, surgeAmount, rushFee, totalPrice } of STORY.consultations)
    expect(basePrice + surgeAmount + rushFee).toBe(totalPrice);
});

test("each advisor has one primary area and two at least; each area has two advisors at least", () => {
  for (const { id } of STORY.advisors) {
    const topics = byAdvisor(STORY.advisorTopics, id);
    expect(topics.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
    expect(topics.length).toBeGreaterThanOrEqual(2);
    expect(new Set(topics.map(({ topicId }) => topicId)).size).toBe(topics.length);
  }
  for (const topic of SITE.topics)
    expect([topic.name, STORY.advisorTopics.filter(({ topicId }) => topicId === topic.id).length >= 2]).toEqual([topic.name, true]);
});

test("exceptions lie ahead, on one date each: off on a working day, a span on a free one", () => {
  expect(STORY.hoursExceptions.length).toBeGreaterThan(10);
  for (const { advisorId, date, startMinute } of STORY.hoursExceptions) {
    const { dayOfWeek } = Temporal.PlainDate.from(date);
    const works = byAdvisor(STORY.weeklyHours, advisorId).some(({ weekday }) => weekday === dayOfWeek);
    expect(works).toBe(startMinute === null);
    expect(date > NOW.toISOString().slice(0, 10)).toBe(true);
  }
  const keys = STORY.hoursExceptions.map(({ advisorId, date }) => `${advisorId} ${date}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("an area the site does not have is refused by name", () => {
  expect(() => demoStory(7, NOW, { ...SITE, topics: SITE.topics.slice(1) })).toThrow(NAMES[0]);
});

test("the rows of one table all have the same columns, so that one statement can take them", () => {
  for (const rows of Object.values(STORY)) expect(new Set(rows.map((row: object) => Object.keys(row).sort().join())).size).toBe(1);
});
