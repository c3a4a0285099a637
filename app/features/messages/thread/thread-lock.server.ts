import { and, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { messages, messageThreadSides, messageThreads } from "#app/db/schema/messages";
import { publishToPeople } from "#app/platform/events/streams.server";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";

/** One's own and the other side's row of a thread. */
export const mine = alias(messageThreadSides, "mine");
export const theirs = alias(messageThreadSides, "theirs");

/** Whether both people of a thread can be written to at all. For a query that joins threads and advisors. */
export const isOpen = sql<boolean>`${advisors.status} = 'approved' and not exists (
  select from ${users} where ${users.id} in (${messageThreads.clientId}, ${messageThreads.advisorUserId}) and ${users.suspendedAt} is not null)`;

/** What the two of a thread read of a message: nothing, once admins took it away. */
export const readableBody = sql<string>`case when ${messages.hiddenAt} is null then ${messages.body} else '' end`;

/** Throws the same 404 for a thread of others and for one that never was. */
export function refuseUnknown(): never {
  throw endedAs(404);
}

/** An id as it may stand in the address; anything else is no thread. */
export function threadIdOf(id: string): string {
  return isUuid(id) ? id.toLowerCase() : refuseUnknown();
}

/** One's own thread, locked until the transaction ends: what is counted in it meanwhile stays true. */
export async function lockThread(connection: Connection, userId: string, id: string) {
  const isSide = or(eq(messageThreads.clientId, userId), eq(messageThreads.advisorUserId, userId));
  const [thread] = await connection
    .select()
    .from(messageThreads)
    .where(and(eq(messageThreads.id, threadIdOf(id)), isSide))
    .for("update");
  return thread ?? refuseUnknown();
}

/** Has the open pages of both people ask anew, on every server, that a thread has changed: once the transaction commits. */
export async function publishThread(connection: Connection, thread: { clientId: string; advisorUserId: string }) {
  await publishToPeople(connection, [thread.clientId, thread.advisorUserId]);
}
