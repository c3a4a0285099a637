import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { consultationEvents } from "#app/db/schema/booking";
import type { Actor, ActorRole, Transition } from "./consultation";
import type { ConsultationRow } from "./consultation-row.server";

/** A transition of a consultation as it is written down. */
export interface ConsultationEvent {
  transition: Transition;
  actor: ActorRole;
  /** Null for a request. */
  before: ConsultationRow | null;
  after: ConsultationRow;
}

/** Writes down that somebody took a transition, in its transaction. */
export async function recordEvent(
  connection: Connection,
  actor: Actor,
  { transition, before, after }: Omit<ConsultationEvent, "actor">,
): Promise<ConsultationEvent> {
  const [recorded] = await connection
    .insert(consultationEvents)
    .values({
      consultationId: after.id,
      transition,
      fromStatus: before?.status ?? null,
      toStatus: after.status,
      actor: actor.role,
      actorId: actor.role === "clock" ? null : actor.userId,
      // Not when its transaction began: who waits for another's transition comes after it.
      createdAt: sql`clock_timestamp()`,
    })
    .returning({ actor: consultationEvents.actor });
  return { transition, before, after, actor: recorded!.actor };
}
