import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { consultations, reviews } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { useDatabase } from "../../../tests/support/database";
import { demoStory } from "./demo-story";

useDatabase();

const price = ({ hourlyRate, minutes }: { hourlyRate: number; minutes: number }) => {
  const basePrice = Math.round((hourlyRate * minutes) / 60);
  return { basePrice, surgeAmount: 0, rushFee: 0, totalPrice: basePrice };
};

test("the database takes every row of the story in the order it is told", async () => {
  const story = demoStory(1, new Date(), { topics: await db.select().from(topics), priceConsultation: price });
  const tables: [PgTable, Record<string, unknown>[]][] = [
    [users, story.users],
    [userRoles, story.userRoles],
    [profiles, story.profiles],
    [advisors, story.advisors],
    [advisorTopics, story.advisorTopics],
    [weeklyHours, story.weeklyHours],
    [hoursExceptions, story.hoursExceptions],
    [payoutDestinations, story.payoutDestinations],
    [consultations, story.consultations],
    [reviews, story.reviews],
  ];
  await db.transaction(async (transaction) => {
    for (const [table, rows] of tables) await transaction.insert(table).values(rows);
  });
  for (const [table, rows] of tables) {
    const { rows: counted } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${table}`);
    expect(counted[0]?.count).toBe(rows.length);
  }
});
