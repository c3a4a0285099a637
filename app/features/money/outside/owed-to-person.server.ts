import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outsidePayments } from "#app/db/schema/outside-payments";
import type { OwedToPerson } from "#app/features/accounts/deletion/obstacles";
import { advisorEarnings } from "../earnings.server";

const TO_RETURN = sql<number>`sum(greatest(0, ${outsidePayments.received} - ${outsidePayments.returned}
  - greatest(0, ${consultations.totalPrice} - ${consultations.refunded} - ${outsidePayments.letGo})))::bigint`;

/** What is owed to a person, per currency in minor units: to an advisor now and once it arrives, and to a client as returns. */
export async function owedToPerson({ userId, advisorId }: { userId: string; advisorId: string | null }): Promise<OwedToPerson> {
  const [earnings, toReturn] = await Promise.all([advisorId ? advisorEarnings(advisorId) : [], goingBackTo(userId)]);
  const of = (amountOf: (line: (typeof earnings)[number]) => number) =>
    earnings.map((line) => ({ currency: line.currency, amount: amountOf(line) })).filter(({ amount }) => amount > 0);
  return { owed: of(({ owed }) => owed), toCome: of(({ agreed, awaited }) => agreed + awaited), toReturn };
}

/** How much of a client's money is still to be sent back. */
const goingBackTo = (userId: string) =>
  db
    .select({ currency: consultations.currency, amount: TO_RETURN.mapWith(Number) })
    .from(outsidePayments)
    .innerJoin(consultations, eq(consultations.id, outsidePayments.consultationId))
    .where(eq(consultations.clientId, userId))
    .groupBy(consultations.currency)
    .having(sql`${TO_RETURN} > 0`);
