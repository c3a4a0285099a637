import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { later } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { bookHistory } from "../history.server";
import { postRefund } from "../ledger.server";
import { unbookSentBack } from "./sent-back.server";

useDatabase();

const now = new Date();

test("what was booked beside one order is not taken back for another whose key begins like it", async () => {
  const { id } = await aConsultation({ client: await aClient(), advisor: await anAdvisor(), at: later(now, -100), status: "completed" });
  const [row] = await db.update(consultations).set({ agreedAt: now }).where(eq(consultations.id, id)).returning();
  await bookHistory(db, [row!]);
  // An order of the end, and one of an admin's later.
  const [first, second] = [`refund-${id}`, `refund-${id}-later`];
  await db.transaction((tx) => postRefund(tx, row!, { amount: 10_00, reason: "", key: `elsewhere-${second}` }, now));
  await db.update(consultations).set({ refunded: 10_00 }).where(eq(consultations.id, id));
  const after = async (order: string) => {
    await db.transaction((tx) => unbookSentBack(tx, id, order, now));
    return (await db.select().from(consultations).where(eq(consultations.id, id)))[0]?.refunded;
  };
  expect(await after(first)).toBe(10_00);
  expect(await after(second)).toBe(0);
});
