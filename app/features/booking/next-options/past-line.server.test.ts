import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { reviewUntil } from "../deadlines";
import { consultationsOfAdvisor, consultationsOfClient } from "../life/consultations.server";

useDatabase();

test("what its client says did not take place offers no review from the list until that is decided", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const { id } = await aConsultation({ client, advisor, at: new Date("2026-11-20T12:00:00Z"), status: "completed" });
  const closedAt = new Date("2026-11-20T13:00:00Z");
  const until = async () => {
    const lists = [await consultationsOfClient(client, now), await consultationsOfAdvisor(advisor, now)];
    return lists.map(({ past }) => past.find((line) => line.id === id)?.reviewUntil ?? null);
  };
  const isOf = eq(consultations.id, id);
  await db.update(consultations).set({ closedAt, closedBy: "advisor", saidAbsent: "advisor", saidAbsentAt: closedAt }).where(isOf);
  expect(await until()).toEqual([null, null]);
  await db.update(consultations).set({ saidAbsent: null, saidAbsentAt: null }).where(isOf);
  expect(await until()).toEqual([reviewUntil(closedAt), reviewUntil(closedAt)]);
});
