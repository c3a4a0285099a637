import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisers } from "#app/db/schema/advisors";
import { reviews } from "#app/db/schema/booking";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";
import { consultedAdvisers, ratingAsClient } from "./network.server";

useDatabase();

const day = (date: number) => new Date(Date.UTC(2026, 3, date, 9));

test("the advisors a person consulted stand in their network, the last one first; what did not take place does not count", async () => {
  const client = await aClient();
  const [first, second, asked] = [await anAdvisor(), await anAdvisor(), await anAdvisor()];
  await aConsultation({ client, adviser: first, at: day(1), status: "completed" });
  await aConsultation({ client, adviser: first, at: day(2), status: "completed" });
  await aConsultation({ client, adviser: second, at: day(3), status: "completed" });
  await aConsultation({ client, adviser: asked, at: day(4), status: "requested" });
  await aConsultation({ client: await aClient(), adviser: asked, at: day(5), status: "completed" });
  const found = await consultedAdvisers(client.userId);
  expect(found.map(({ slug, consultations, lastAt }) => [slug, consultations, lastAt])).toEqual([
    [second.slug, 1, day(3)],
    [first.slug, 2, day(2)],
  ]);
  await db.update(advisers).set({ status: "suspended" }).where(eq(advisers.id, second.adviserId));
  expect((await consultedAdvisers(client.userId))[0]?.slug).toBeNull();
});

test("a client without ratings has none, and with them their average: revealed ones of advisors only", async () => {
  const client = await aClient();
  const adviser = await anAdvisor();
  expect(await ratingAsClient(client.userId)).toEqual({ rating: null, count: 0 });
  const review = async (
    date: number,
    authorSide: "client" | "adviser",
    rating: number,
    revealedAt: Date | null,
    hiddenAt: Date | null = null,
  ) => {
    const { id } = await aConsultation({ client, adviser, at: day(date), status: "completed" });
    await db.insert(reviews).values({ consultationId: id, adviserId: adviser.adviserId, authorSide, rating, revealedAt, hiddenAt });
  };
  await review(1, "adviser", 5, day(9));
  await review(2, "adviser", 4, day(9));
  await review(3, "adviser", 1, null);
  await review(4, "adviser", 1, day(9), day(9));
  await review(5, "client", 1, day(9));
  expect(await ratingAsClient(client.userId)).toEqual({ rating: 4.5, count: 2 });
});
