import type { Connection } from "#app/db/client.server";
import type { consultations } from "#app/db/schema/booking";
import { announceTo } from "#app/features/messages/thread-lock.server";
import type { Actor } from "./consultation";
import type { ToldStep } from "./letter-words";
import { writeToBothSides } from "./letters.server";
import { partiesOf } from "./parties.server";

export type ConsultationRow = typeof consultations.$inferSelect;

export interface Told {
  /** As it is after the step. */
  consultation: ConsultationRow;
  step: ToldStep;
  /** Who took the step. */
  actor: Actor;
  now: Date;
}

/**
 * The one place where a step of a consultation is told to its two sides, in the transaction of the step: a letter to each, and their open pages
 * ask anew. Another way of telling is one more line here.
 */
export async function tellBothSides(connection: Connection, told: Told): Promise<void> {
  const parties = await partiesOf(connection, told.consultation);
  await writeToBothSides(connection, told, parties);
  await announceTo(connection, [parties.client.userId, parties.adviser.userId]);
}
