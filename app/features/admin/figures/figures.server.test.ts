import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { categoryRequests, emptySearches } from "#app/db/schema/catalog";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { readFigures } from "./figures.server";
import { readTrendRange } from "./trend-range";
import type { TrendName } from "./trends";
import { readTrends } from "./trends.server";

useDatabase();

const now = new Date("2026-12-02T10:00Z");
const application = { lastName: "Expert", location: "Paris", expertise: "Finance", experience: "8-12", bio: "x", availability: "limited" };

async function trendsFor(address: string, zone = "UTC", currency = "USD") {
  const range = readTrendRange(new URLSearchParams(address), { zone, now });
  const view = await readTrends(range, { zone, currency }, now);
  const of = (name: TrendName) => {
    const trend = view.trends.find((each) => each.name === name)!;
    return { ...trend, values: trend.steps.map(({ value }) => value) };
  };
  return { ...view, of };
}

test("a fresh site counts nothing", async () => {
  expect(await readFigures(now)).toEqual({
    applicationsWaiting: 0,
    applicationsOverdue: 0,
    categoryRequestsOpen: 0,
    absencesOpen: 0,
    reportsOpen: 0,
    paymentsToConfirm: 0,
    paymentsToReturn: 0,
  });
  const { trends, days, mostSought } = await trendsFor("");
  expect([days.length, days[0], days[7], mostSought]).toEqual([8, "2026-10-12", "2026-11-30", ""]);
  for (const { steps, whole, before } of trends)
    expect([steps.map(({ value }) => value), whole.value, before.value]).toEqual([Array(8).fill(0), 0, 0]);
});

test("applications waiting and overdue, and requests for categories", async () => {
  const [client, other] = [await aClient(), await aClient()];
  await db.insert(advisorApplications).values([
    { ...application, userId: client.userId, firstName: "New", email: client.email, createdAt: new Date("2026-12-02T09:00Z") },
    { ...application, userId: other.userId, firstName: "Old", email: other.email, createdAt: new Date("2026-12-01T09:00Z") },
    { ...application, userId: client.userId, firstName: "Done", email: client.email, status: "approved" },
  ]);
  await db.insert(categoryRequests).values([
    { name: "A", nameKey: "a" },
    { name: "B", nameKey: "b", status: "declined" },
  ]);
  expect(await readFigures(now)).toMatchObject({ applicationsWaiting: 2, applicationsOverdue: 1, categoryRequestsOpen: 1 });
});

test("what was requested, answered, booked, held, rated and sought in vain, by step and against as much time before", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const book = async (
    day: string,
    status: "completed" | "accepted" | "requested",
    changes: Partial<typeof consultations.$inferInsert> = {},
  ) => {
    const asked = new Date(`${day}T08:00Z`);
    const { id } = await aConsultation({ client, advisor, at: new Date(`${day}T12:00Z`), status, createdAt: asked });
    const answered = status === "requested" ? null : asked;
    await db
      .update(consultations)
      .set({ respondedAt: answered, agreedAt: answered, ...changes })
      .where(eq(consultations.id, id));
    return id;
  };
  await book("2026-11-25", "completed", { platformFee: 5_00 });
  const id = await book("2026-11-30", "completed", { currency: "EUR", platformFee: 4_00, refunded: 12_50 });
  await book("2026-12-01", "accepted");
  await book("2026-12-02", "requested");
  const rated = { consultationId: id, advisorId: advisor.advisorId, authorSide: "client" as const };
  const sealed = { consultationId: await book("2026-10-30", "completed"), advisorId: advisor.advisorId, authorSide: "client" as const };
  const createdAt = new Date("2026-12-01T08:00Z");
  await db.insert(reviews).values([
    { ...rated, rating: 4, createdAt, revealedAt: createdAt },
    { ...sealed, rating: 1, createdAt },
  ]);
  await db.insert(emptySearches).values([
    { words: "falconry", week: "2026-11-30", times: 3, lastAt: now },
    { words: "falconry", week: "2026-11-23", times: 1, lastAt: now },
  ]);
  const { of, mostSought } = await trendsFor("by=week&from=2026-11-30");
  expect([of("requested").values, of("requested").before.value]).toEqual([[3], 0]);
  expect([of("answered").values, of("booked").values]).toEqual([[2], [2]]);
  expect(of("value").whole).toEqual({ value: 58_70, amounts: [{ currency: "EUR", amount: 50_00 }] });
  expect(of("fees").whole.amounts).toEqual([{ currency: "EUR", amount: 3_00 }]);
  expect(of("ratings").whole).toEqual({ value: 4, of: 1 });
  expect([of("emptySearches").whole.value, of("emptySearches").before.value, mostSought]).toEqual([3, 0, "falconry"]);
  const weeks = await trendsFor("by=week&from=2026-11-23", "UTC", "EUR");
  expect(weeks.of("requested").values).toEqual([1, 3]);
  expect(weeks.of("value").whole.amounts).toEqual([
    { currency: "EUR", amount: 50_00 },
    { currency: "USD", amount: 50_00 },
  ]);
  expect(weeks.of("value").steps.map(({ amounts }) => amounts?.length)).toEqual([1, 1]);
  expect(weeks.of("emptySearches").values).toEqual([1, 3]);
  const days = await trendsFor("by=day&from=2026-12-01");
  expect([days.of("requested").values, days.of("requested").before.value]).toEqual([[1, 1], 1]);
  // The request on the 1st at 08:00 UTC falls on the 1st at 22:00 in Kiritimati, and on the 1st at 03:00 in New York.
  expect((await trendsFor("by=day&from=2026-12-01", "Pacific/Kiritimati")).of("requested").values).toEqual([1, 1, 0]);
  expect((await trendsFor("by=month&from=2026-11-01", "America/New_York")).of("requested").values).toEqual([2, 2]);
});

test("reports that nobody has closed, of messages and of reviews", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const consultationId = (await aConsultation({ client, advisor, at: new Date("2026-11-30T12:00Z"), status: "completed" })).id;
  const told = { advisorId: advisor.advisorId, authorSide: "client" as const, rating: 1 };
  const [review] = await db
    .insert(reviews)
    .values({ ...told, consultationId })
    .returning();
  const thread = {
    clientId: client.userId,
    advisorId: advisor.advisorId,
    advisorUserId: advisor.userId,
    lastNumber: 2,
    lastMessageAt: now,
  };
  const [{ id: threadId } = { id: "" }] = await db.insert(messageThreads).values(thread).returning();
  const said = [1, 2].map((number) => ({ threadId, number, senderId: advisor.userId, body: "Pay me", sentAt: now }));
  const [first, second] = await db.insert(messages).values(said).returning();
  await db.insert(reviewReports).values({ reviewId: review!.id, reporterId: advisor.userId, reason: "Untrue" });
  await db.insert(messageReports).values([
    { messageId: first!.id, reporterId: client.userId },
    { messageId: second!.id, reporterId: client.userId, closedAt: now },
  ]);
  expect(await readFigures(now)).toMatchObject({ reportsOpen: 2 });
});
