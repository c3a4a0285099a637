import type { Connection } from "#app/db/client.server";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";

type Pair = Pick<typeof messageThreads.$inferInsert, "clientId" | "advisorId" | "advisorUserId">;

/** Creates an empty thread between two people; null if they already have one. */
export async function insertThread(tx: Connection, pair: Pair, now: Date) {
  const [thread] = await tx
    .insert(messageThreads)
    .values({ ...pair, lastMessageAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: messageThreads.id });
  if (!thread) return null;
  await tx.insert(messageThreadSides).values([pair.clientId, pair.advisorUserId].map((userId) => ({ threadId: thread.id, userId })));
  return thread.id;
}
