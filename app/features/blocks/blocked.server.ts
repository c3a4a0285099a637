import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";

/**
 * Whether the one has blocked the other, whichever of them is the advisor. Whoever blocks at this moment waits for the caller's transaction, or is
 * seen by it.
 */
export async function hasBlocked(connection: Connection, by: string, other: string): Promise<boolean> {
  const { clientId, advisorUserId } = messageThreads;
  const isOfBoth = sql`least(${clientId}, ${advisorUserId}) = least(${by}::uuid, ${other}::uuid)
    and greatest(${clientId}, ${advisorUserId}) = greatest(${by}::uuid, ${other}::uuid)`;
  const [thread] = await connection.select({ id: messageThreads.id }).from(messageThreads).where(isOfBoth).for("share");
  if (!thread) return false;
  const { threadId, userId, blockedAt } = messageThreadSides;
  return (await connection.$count(messageThreadSides, and(eq(threadId, thread.id), eq(userId, by), isNotNull(blockedAt)))) > 0;
}

/** Whether either of two people has blocked the other. */
export const isBlockedBetween = async (connection: Connection, one: string, other: string) =>
  (await hasBlocked(connection, one, other)) || (await hasBlocked(connection, other, one));
