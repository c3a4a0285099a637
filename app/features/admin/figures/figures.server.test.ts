import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations } from "#app/db/schema/booking";
import { categoryRequests } from "#app/db/schema/catalog";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { readFigures } from "./figures.server";

useDatabase();

const now = new Date("2026-12-02T10:00Z");
const application = { lastName: "Expert", location: "Paris", expertise: "Finance", experience: "8-12", bio: "x", availability: "limited" };

test("a fresh site counts nothing", async () => {
  const figures = await readFigures("USD", now);
  expect(figures).toMatchObject({ applicationsWaiting: 0, applicationsOverdue: 0, categoryRequestsOpen: 0, fees: 0 });
  expect(figures.requested.map(({ value }) => value)).toEqual(Array(8).fill(0));
});

test("applications waiting and overdue, requests for categories, consultations by week, revenue of the completed", async () => {
  const [client, other] = [await aClient(), await aClient()];
  const advisor = await anAdvisor();
  await db.insert(advisorApplications).values([
    { ...application, userId: client.userId, firstName: "New", email: client.email, createdAt: new Date("2026-12-02T09:00Z") },
    { ...application, userId: other.userId, firstName: "Old", email: other.email, createdAt: new Date("2026-12-01T09:00Z") },
    { ...application, userId: client.userId, firstName: "Done", email: client.email, status: "approved" },
  ]);
  await db.insert(categoryRequests).values([
    { name: "A", nameKey: "a" },
    { name: "B", nameKey: "b", status: "declined" },
  ]);
  const book = (day: string, status: "completed" | "accepted") =>
    aConsultation({ client, advisor, at: new Date(`${day}T12:00Z`), status, createdAt: new Date(`${day}T08:00Z`) });
  const { id } = await book("2026-11-24", "completed");
  await db.update(consultations).set({ platformFee: 5_00 }).where(eq(consultations.id, id));
  await book("2026-11-30", "completed");
  await book("2026-12-01", "accepted");
  await book("2026-01-05", "completed");
  const figures = await readFigures("EUR", now);
  expect(figures).toMatchObject({ applicationsWaiting: 2, applicationsOverdue: 1, categoryRequestsOpen: 1, currency: "EUR" });
  expect(figures.requested.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
  expect(figures.revenue.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 42_59, 42_59]);
  expect(figures.fees).toBe(4_26);
});
