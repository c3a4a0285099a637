import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { BUFFER_MINUTES, LEAD_TIME_OPTIONS, MAX_PER_DAY_OPTIONS } from "./booking-rules";

useDatabase();

test("the database keeps everything that is offered, and nothing beyond its bounds", async () => {
  const { advisorId } = await anAdvisor();
  const save = (values: Partial<typeof advisors.$inferInsert>) => db.update(advisors).set(values).where(eq(advisors.id, advisorId));
  for (const bufferMinutes of BUFFER_MINUTES) await save({ bufferMinutes });
  for (const leadTimeMinutes of LEAD_TIME_OPTIONS) await save({ leadTimeMinutes });
  for (const mostADay of [null, ...MAX_PER_DAY_OPTIONS]) await save({ mostADay });
  await save({ bufferMinutes: 240, leadTimeMinutes: 43_200, mostADay: 24 });
  for (const values of [
    { bufferMinutes: -1 },
    { bufferMinutes: 241 },
    { leadTimeMinutes: 29 },
    { leadTimeMinutes: 43_201 },
    { mostADay: 0 },
    { mostADay: 25 },
  ])
    await expect(save(values), JSON.stringify(values)).rejects.toMatchObject({ cause: { code: "23514" } });
});
