import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";

/**
 * Whether `by` has blocked `other`, whichever of them is the advisor. The shared row lock serializes this with a concurrent block: it waits for the caller's
 * transaction, or is seen by it.
 */
export const hasBlocked = async (connection: Connection, by: string, other: string): Promise<boolean> =>
  (await blockersOf(connection, by, other)).includes(by);

/** Returns which of two people have blocked the other, with the same lock. The other may be said by a subquery. */
export async function blockersOf(connection: Connection, one: string, other: string | SQL): Promise<string[]> {
  const { clientId, advisorUserId } = messageThreads;
  const isOfBoth = sql`least(${clientId}, ${advisorUserId}) = least(${one}::uuid, ${other}::uuid)
    and greatest(${clientId}, ${advisorUserId}) = greatest(${one}::uuid, ${other}::uuid)`;
  const [thread] = await connection.select({ id: messageThreads.id }).from(messageThreads).where(isOfBoth).for("share");
  if (!thread) return [];
  const { threadId, userId, blockedAt } = messageThreadSides;
  const isBlocking = and(eq(threadId, thread.id), isNotNull(blockedAt));
  return (await connection.select({ userId }).from(messageThreadSides).where(isBlocking)).map((side) => side.userId);
}
