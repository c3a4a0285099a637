import type { Connection } from "#app/db/client.server";
import type { consultations } from "#app/db/schema/booking";
import { tellPeople } from "#app/platform/events/streams.server";
import type { Actor } from "../life/consultation";
import type { ToldStep } from "./email-kinds";
import { writeToBothSides } from "./emails.server";
import { tellInApp } from "./notifications.server";
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
 * The one place where a step of a consultation is told to its two sides, in the transaction of the step: a letter to each, a notice to whom
 * it is news, and their open pages ask anew. Another way of telling is one more line here.
 */
export async function tellBothSides(connection: Connection, told: Told): Promise<void> {
  const parties = await partiesOf(connection, told.consultation);
  await writeToBothSides(connection, told, parties);
  await tellInApp(connection, told, parties);
  await tellPeople(connection, [parties.client.userId, parties.advisor.userId]);
}
