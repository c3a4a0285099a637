import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { publishToPeople } from "#app/platform/events/streams.server";
import { partiesOf } from "./parties.server";

/** Refreshes the open pages of both sides after the payment of their consultation is authorised. */
export async function publishPayment(consultationId: string): Promise<void> {
  const [consultation] = await db.select().from(consultations).where(eq(consultations.id, consultationId));
  if (!consultation) return;
  const { client, advisor } = await partiesOf(db, consultation);
  await publishToPeople(db, [client.userId, advisor.userId]);
}
