import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { refundConsultationAsAdmin } from "#app/features/booking/life/endings.server";
import { anAdmin } from "../../../tests/support/applicants";
import { later } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { heldThroughStripe, sendOrders, takeEventsAt, useStripe } from "../../../tests/support/stripe";
import { disputeOf } from "../../../tests/support/stripe-answers";
import { hasPaidBefore, isPaidFor } from "./paid-for.server";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 24);
const end = later(start, 0.5);

/** Returns whether a held session of 50.00 counts as paid after the site refunded a part, and a client took another through their bank. */
async function isPaidAfter({ own, disputed, outcome }: { own: number; disputed: number; outcome: "open" | "lost" | "won" }) {
  const held = await heldThroughStripe(stripe, { now, start });
  if (own > 0) {
    await refundConsultationAsAdmin(await anAdmin(), held.id, { amount: own, reason: "goodwill", key: randomUUID() }, end);
    await sendOrders();
  }
  const dispute = (status: string) => disputeOf(`dp_${held.id}`, held.reference, { amount: disputed, status });
  if (disputed > 0) await take(stripe.event("charge.dispute.created", dispute("needs_response")));
  if (disputed > 0 && outcome !== "open") await take(stripe.event("charge.dispute.closed", dispute(outcome)));
  const { rows } = await db.execute(
    sql`select ${isPaidFor(sql`held.id`)} as paid, ${hasPaidBefore(sql`held.client_id`)} as before from consultations held where held.id = ${held.id}`,
  );
  const [advisor] = await db.select({ sessions: advisors.totalSessions }).from(advisors).where(eq(advisors.id, held.advisor.advisorId));
  return [rows[0]?.paid, rows[0]?.before, advisor?.sessions === 1];
}

const take = takeEventsAt(now);

test("a session is not paid for once the site's refunds and what the client takes through the bank are the whole price", async () => {
  for (const outcome of ["open", "lost"] as const) {
    expect(await isPaidAfter({ own: 1, disputed: 49_99, outcome })).toEqual([false, false, false]);
    expect(await isPaidAfter({ own: 20_00, disputed: 30_00, outcome })).toEqual([false, false, false]);
    expect(await isPaidAfter({ own: 0, disputed: 50_00, outcome })).toEqual([false, false, false]);
  }
});

test("it is while anything is left of the price, once the bank decides for the site, and where the site alone refunds it", async () => {
  for (const outcome of ["open", "lost"] as const) {
    expect(await isPaidAfter({ own: 1, disputed: 49_98, outcome })).toEqual([true, true, true]);
    expect(await isPaidAfter({ own: 0, disputed: 49_99, outcome })).toEqual([true, true, true]);
  }
  expect(await isPaidAfter({ own: 20_00, disputed: 30_00, outcome: "won" })).toEqual([true, true, true]);
  expect(await isPaidAfter({ own: 50_00, disputed: 0, outcome: "won" })).toEqual([true, true, true]);
});
