import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { tellPeople } from "#app/platform/events/streams.server";
import { partiesOf } from "./parties.server";

/** Has the open pages of both sides ask anew: the price of their consultation is authorised. */
export async function announcePayment(consultationId: string): Promise<void> {
  const [consultation] = await db.select().from(consultations).where(eq(consultations.id, consultationId));
  if (!consultation) return;
  const { client, advisor } = await partiesOf(db, consultation);
  await tellPeople(db, [client.userId, advisor.userId]);
}
