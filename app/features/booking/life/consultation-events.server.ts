import { randomUUID } from "node:crypto";
import { and, desc, eq, exists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Connection, db } from "#app/db/client.server";
import { consultationEvents } from "#app/db/schema/booking";
import { type Actor, type ActorRole, type ConsultationState, type Side, sideToAnswer, type Transition } from "./consultation";
import type { ConsultationRow } from "./consultation-row.server";

/** A recorded transition of a consultation. */
export interface ConsultationEvent {
  id: string;
  transition: Transition;
  actor: ActorRole;
  /** Null for a request. */
  before: ConsultationRow | null;
  after: ConsultationRow;
}

type Step = Pick<ConsultationEvent, "transition" | "before" | "after">;

/** A transition by its actor, not yet recorded. */
export const eventOf = (actor: Actor, step: Step): ConsultationEvent => ({ id: randomUUID(), actor: actor.role, ...step });

/** Records a transition and its actor, in the transition's transaction. */
export async function recordEvent(connection: Connection, actor: Actor, { requestKey, ...step }: Step & { requestKey?: string }) {
  const event = eventOf(actor, step);
  await storeEvent(connection, actor, event, requestKey);
  return event;
}

/** Records an event in its transaction, beside what follows from it. */
export async function storeEvent(
  connection: Connection,
  actor: Actor,
  { id, transition, before, after }: ConsultationEvent,
  requestKey?: string,
): Promise<void> {
  await connection.insert(consultationEvents).values({
    id,
    consultationId: after.id,
    transition,
    fromStatus: before?.status ?? null,
    toStatus: after.status,
    actor: actor.role,
    actorId: actor.role === "clock" ? null : actor.userId,
    requestKey,
    // Not the transaction's start time: one that waits for another's lock is ordered after it.
    createdAt: sql`clock_timestamp()`,
  });
}

/** Returns the recorded event of a form submission by its key; null when there is none. */
export async function findEvent(connection: Connection, consultationId: string, requestKey: string) {
  const [found] = await connection
    .select({ transition: consultationEvents.transition, actor: consultationEvents.actor })
    .from(consultationEvents)
    .where(and(eq(consultationEvents.consultationId, consultationId), eq(consultationEvents.requestKey, requestKey)));
  return found ?? null;
}

/** Returns which side let a request expire; null while it has not expired. An ended consultation no longer holds a proposal, so its events tell. */
export async function silentSideOf(id: string, status: ConsultationState): Promise<Side | null> {
  if (status !== "expired") return null;
  const { consultationId, transition, actor, createdAt } = consultationEvents;
  const ends = alias(consultationEvents, "ends");
  const ofProposal = db
    .select({ one: sql`1` })
    .from(ends)
    .where(and(eq(ends.consultationId, id), eq(ends.transition, "expire"), eq(ends.fromStatus, "countered")));
  const [proposal] = await db
    .select({ actor })
    .from(consultationEvents)
    .where(and(eq(consultationId, id), eq(transition, "counter"), exists(ofProposal)))
    .orderBy(desc(createdAt))
    .limit(1);
  return sideToAnswer(proposal?.actor === "advisor" ? "advisor" : null);
}
