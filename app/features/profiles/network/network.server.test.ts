import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { savedAdvisors } from "#app/db/schema/accounts/saved";
import { advisors } from "#app/db/schema/advisors";
import { reviews } from "#app/db/schema/booking";
import { messageThreads } from "#app/db/schema/messages";
import { findSavedAdvisors, setAdvisorSaved } from "#app/features/advisors/saved/saved.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { askedAdvisors, consultedAdvisors, ratingAsClient } from "./network.server";

useDatabase();

const day = (date: number) => new Date(Date.UTC(2026, 3, date, 9));

test("the advisors a person consulted stand in their network, the last one first; what did not take place does not count", async () => {
  const client = await aClient();
  const [first, second, asked] = [await anAdvisor(), await anAdvisor(), await anAdvisor()];
  await aConsultation({ client, advisor: first, at: day(1), status: "completed" });
  await aConsultation({ client, advisor: first, at: day(2), status: "completed" });
  await aConsultation({ client, advisor: second, at: day(3), status: "completed" });
  await aConsultation({ client, advisor: asked, at: day(4), status: "requested" });
  await aConsultation({ client: await aClient(), advisor: asked, at: day(5), status: "completed" });
  const found = await consultedAdvisors(client.userId);
  expect(found.map(({ slug, consultations, lastAt }) => [slug, consultations, lastAt])).toEqual([
    [second.slug, 1, day(3)],
    [first.slug, 2, day(2)],
  ]);
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, second.advisorId));
  expect((await consultedAdvisors(client.userId))[0]?.slug).toBeNull();
});

test("saved advisors have cards while they are listed; the others stay by name until they are taken off the list", async () => {
  const client = await aClient();
  const [open, away, suspended, locked] = [await anAdvisor(), await anAdvisor(), await anAdvisor(), await anAdvisor()];
  await db.update(advisors).set({ availabilityStatus: "away" }).where(eq(advisors.id, away.advisorId));
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, suspended.advisorId));
  await db
    .update(users)
    .set({ suspendedAt: day(1) })
    .where(eq(users.id, locked.userId));
  for (const [index, advisor] of [open, away, suspended, locked].entries()) {
    await db.insert(savedAdvisors).values({ userId: client.userId, advisorId: advisor.advisorId, createdAt: day(9 - index) });
    await aConsultation({ client, advisor, at: day(9 - index), status: index % 2 ? "completed" : "requested" });
  }
  const saved = await findSavedAdvisors(client.userId, day(10));
  expect(saved.cards.map(({ slug, hourlyRate, availabilityStatus }) => [slug, hourlyRate !== null, availabilityStatus])).toEqual([
    [open.slug, true, "available"],
    [away.slug, true, "away"],
  ]);
  expect(saved.unlisted.map(({ slug }) => slug)).toEqual([suspended.slug, locked.slug]);
  expect(await setAdvisorSaved(client.userId, locked.slug, false)).toMatchObject({ ok: true });
  expect(await setAdvisorSaved(client.userId, locked.slug, false)).toEqual({ ok: false, reason: "unknown" });
  expect(await setAdvisorSaved(client.userId, locked.slug, true)).toEqual({ ok: false, reason: "unknown" });
  expect((await findSavedAdvisors(client.userId, day(10))).unlisted.map(({ slug }) => slug)).toEqual([suspended.slug]);
  expect((await consultedAdvisors(client.userId)).map(({ slug }) => slug)).toEqual([away.slug, null]);
  expect((await askedAdvisors(client.userId)).map(({ slug }) => slug).filter(Boolean)).toEqual([open.slug]);
});

test("the advisors a person asked, by a message or for a time, stand in their network until they were consulted, the last one first", async () => {
  const client = await aClient();
  const [written, requested, both, consulted] = [await anAdvisor(), await anAdvisor(), await anAdvisor(), await anAdvisor()];
  const write = async (clientId: string, advisor: typeof written, lastMessageAt: Date) => {
    const pair = { clientId, advisorId: advisor.advisorId, advisorUserId: advisor.userId };
    const [thread] = await db
      .insert(messageThreads)
      .values({ ...pair, lastMessageAt })
      .returning();
    return thread!.id;
  };
  const thread = await write(client.userId, written, day(3));
  await aConsultation({ client, advisor: requested, at: day(20), status: "requested", createdAt: day(2) });
  const second = await write(client.userId, both, day(1));
  await aConsultation({ client, advisor: both, at: day(21), status: "declined", createdAt: day(4) });
  await write(client.userId, consulted, day(5));
  await aConsultation({ client, advisor: consulted, at: day(6), status: "completed" });
  await write(written.userId, requested, day(7));
  const found = await askedAdvisors(client.userId);
  expect(found.map(({ slug, threadId, lastAt }) => [slug, threadId, lastAt])).toEqual([
    [both.slug, second, day(4)],
    [written.slug, thread, day(3)],
    [requested.slug, null, day(2)],
  ]);
});

test("a client without ratings has none, and with them their average: revealed ones of advisors only", async () => {
  const client = await aClient();
  const advisor = await anAdvisor();
  expect(await ratingAsClient(client.userId)).toEqual({ rating: null, count: 0 });
  const review = async (
    date: number,
    authorSide: "client" | "advisor",
    rating: number,
    revealedAt: Date | null,
    hiddenAt: Date | null = null,
  ) => {
    const { id } = await aConsultation({ client, advisor, at: day(date), status: "completed" });
    await db.insert(reviews).values({ consultationId: id, advisorId: advisor.advisorId, authorSide, rating, revealedAt, hiddenAt });
  };
  await review(1, "advisor", 5, day(9));
  await review(2, "advisor", 4, day(9));
  await review(3, "advisor", 1, null);
  await review(4, "advisor", 1, day(9), day(9));
  await review(5, "client", 1, day(9));
  expect(await ratingAsClient(client.userId)).toEqual({ rating: 4.5, count: 2 });
});
