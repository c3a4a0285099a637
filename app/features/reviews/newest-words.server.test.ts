import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { reviews } from "#app/db/schema/booking";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../tests/support/people";
import { newestWords } from "./newest-words.server";

useDatabase();

const DAY_MS = 86_400_000;
const START = new Date("2026-11-01T10:00Z");
const WORDS = "They read the contract with me line by line, and found what had been left out.";
let day = 0;

/** A quotable review, a day after the previous one, with the given changes. */
async function aReview(advisor: TestAdvisor, more: Partial<typeof reviews.$inferInsert> = {}) {
  day += 1;
  const at = new Date(START.getTime() + day * DAY_MS);
  const consultation = await aConsultation({ client: await aClient(), advisor, at, status: "completed" });
  const row = { consultationId: consultation.id, advisorId: advisor.advisorId, authorSide: "client" as const, rating: 5, text: WORDS };
  await db.insert(reviews).values({ ...row, revealedAt: at, ...more });
  return advisor.slug;
}
const quoted = async () => (await newestWords()).map(({ advisorSlug }) => advisorSlug);

test("the two newest are quoted, one of each advisor", async () => {
  const [one, two, three] = [await anAdvisor(), await anAdvisor(), await anAdvisor()];
  await aReview(one);
  const second = await aReview(two);
  await aReview(three);
  const newest = await aReview(three);
  expect(await quoted()).toEqual([newest, second]);
});

test("not quoted is what is not revealed, hidden, an advisor's, unkind, too short or too long, or of who is not listed", async () => {
  const shown = await quoted();
  const advisor = await anAdvisor();
  for (const more of [
    { revealedAt: null },
    { hiddenAt: START },
    { authorSide: "advisor" as const },
    { rating: 3 },
    { text: "x".repeat(59) },
    { text: "x".repeat(241) },
  ])
    await aReview(advisor, more);
  const [away, suspended] = [await anAdvisor(), await anAdvisor()];
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.id, away.advisorId));
  await db.update(users).set({ suspendedAt: START }).where(eq(users.id, suspended.userId));
  for (const each of [away, suspended]) await aReview(each);
  expect(await quoted()).toEqual(shown);
  const least = await aReview(advisor, { rating: 4, text: "x".repeat(60) });
  const most = await aReview(await anAdvisor(), { text: "x".repeat(240) });
  expect(await quoted()).toEqual([most, least]);
});
