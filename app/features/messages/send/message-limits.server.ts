import { and, desc, eq, gt, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Connection } from "#app/db/client.server";
import { messageFiles, messages, messageThreads } from "#app/db/schema/messages";
import { LIMITS, secondsUntilFree, windowStart } from "#app/platform/limits/limits";

/** What is counted by the rows themselves: they say who sent what, and when. */
const [MESSAGES, FILES, THREADS] = [LIMITS.message, LIMITS["message-file"], LIMITS["message-thread"]];

/** Lets one person's messages come one after the other, so that many at once cannot pass a limit together. */
export async function takeTurn(connection: Connection, userId: string) {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${userId}`}, 0))`);
}

/** Seconds until the person may send one more message; 0 for now, and always with RATE_LIMITS=off. */
export async function secondsUntilMessage(connection: Connection, userId: string, now: Date): Promise<number> {
  if (!config().rateLimits) return 0;
  const sent = await connection
    .select({ at: messages.sentAt })
    .from(messages)
    .where(and(eq(messages.senderId, userId), gt(messages.sentAt, windowStart(MESSAGES.minutes, now))))
    .orderBy(desc(messages.sentAt))
    .limit(MESSAGES.perPerson);
  return secondsUntilFree(timesOf(sent), { most: MESSAGES.perPerson, minutes: MESSAGES.minutes }, now);
}

/** Seconds until the person may send one more file. */
export async function secondsUntilFile(connection: Connection, userId: string, now: Date): Promise<number> {
  if (!config().rateLimits) return 0;
  const sent = await connection
    .select({ at: messages.sentAt })
    .from(messages)
    .innerJoin(messageFiles, eq(messageFiles.messageId, messages.id))
    .where(and(eq(messages.senderId, userId), gt(messages.sentAt, windowStart(FILES.minutes, now))))
    .orderBy(desc(messages.sentAt))
    .limit(FILES.perPerson);
  return secondsUntilFree(timesOf(sent), { most: FILES.perPerson, minutes: FILES.minutes }, now);
}

/** Seconds until the person may write to somebody new. */
export async function secondsUntilNewThread(connection: Connection, userId: string, now: Date): Promise<number> {
  if (!config().rateLimits) return 0;
  const begun = await connection
    .select({ at: messageThreads.createdAt })
    .from(messageThreads)
    .where(and(eq(messageThreads.clientId, userId), gt(messageThreads.createdAt, windowStart(THREADS.minutes, now))))
    .orderBy(desc(messageThreads.createdAt))
    .limit(THREADS.perPerson);
  return secondsUntilFree(timesOf(begun), { most: THREADS.perPerson, minutes: THREADS.minutes }, now);
}

const timesOf = (rows: { at: Date }[]) => rows.map(({ at }) => at);
