import { and, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { messages, messageThreadSides, messageThreads } from "#app/db/schema/messages";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { publishToPeople } from "#app/platform/events/streams.server";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";

/** The viewer's and the other side's row of a thread. */
export const mine = alias(messageThreadSides, "mine");
export const theirs = alias(messageThreadSides, "theirs");

/**
 * Whether both people of a thread can be written to: the advisor is not taken out of the directory, or has a consultation with the client that is not over.
 * For a query that joins threads and advisors.
 */
export const isOpen = sql<boolean>`(${advisors.status} = 'approved' or exists (
  select from ${consultations} where ${consultations.clientId} = ${messageThreads.clientId} and ${consultations.advisorId} = ${messageThreads.advisorId}
  and ${inArray(consultations.status, [...HOLDING_STATES])})) and not exists (
  select from ${users} where ${users.id} in (${messageThreads.clientId}, ${messageThreads.advisorUserId}) and ${users.suspendedAt} is not null)`;

/** A message's text for its two sides; empty once admins have hidden it. */
export const readableBody = sql<string>`case when ${messages.hiddenAt} is null then ${messages.body} else '' end`;

/** Throws the same 404 for other people's threads and for nonexistent ones. */
export function refuseUnknown(): never {
  throw endedAs(404);
}

/** Returns a thread id from the URL, or throws the 404 if it is no UUID. */
export function threadIdOf(id: string): string {
  return isUuid(id) ? id.toLowerCase() : refuseUnknown();
}

/** Returns the viewer's own thread, with a row lock until the transaction ends, so that counts in it stay true. */
export async function lockThread(connection: Connection, userId: string, id: string) {
  const isSide = or(eq(messageThreads.clientId, userId), eq(messageThreads.advisorUserId, userId));
  const [thread] = await connection
    .select()
    .from(messageThreads)
    .where(and(eq(messageThreads.id, threadIdOf(id)), isSide))
    .for("update");
  return thread ?? refuseUnknown();
}

/** Makes both people's open pages reload the thread, on every server, once the transaction commits. */
export async function publishThread(connection: Connection, thread: { clientId: string; advisorUserId: string }) {
  await publishToPeople(connection, [thread.clientId, thread.advisorUserId]);
}
