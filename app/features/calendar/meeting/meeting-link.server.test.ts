import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { meetingLinkOf } from "./meeting-link.server";

useDatabase();

const STATUSES = consultations.status.enumValues;

test.each([
  ["the advisor's own link", "https://meet.example/ada"],
  ["a room of the site", null],
])("%s is told while a consultation is agreed, and in no other state", async (_, meetingUrl) => {
  const advisor = await anAdvisor({});
  const { id } = await aConsultation({ client: await aClient(), advisor, at: new Date("2026-12-03T10:00Z") });
  await db.update(advisors).set({ meetingUrl }).where(eq(advisors.id, advisor.advisorId));
  const told = await Promise.all(STATUSES.map(async (status) => [status, await meetingLinkOf({ id, status })] as const));
  expect(STATUSES.length).toBeGreaterThan(6);
  expect(told.filter(([, link]) => link !== null).map(([status]) => status)).toEqual(["accepted"]);
  expect(told.find(([status]) => status === "accepted")?.[1]).toMatch(meetingUrl ?? /\/consultation-[0-9a-f]{26}$/);
});
