import { and, desc, eq, gt, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Connection } from "#app/db/client.server";
import { messageFiles, messages, messageThreads } from "#app/db/schema/messages";
import {
  DAY_SECONDS,
  MINUTE_SECONDS,
  MOST_FILES_A_DAY,
  MOST_MESSAGES_A_MINUTE,
  MOST_NEW_THREADS_A_DAY,
  secondsUntilAllowed,
} from "./limits";

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
    .where(and(eq(messages.senderId, userId), gt(messages.sentAt, before(now, MINUTE_SECONDS))))
    .orderBy(desc(messages.sentAt))
    .limit(MOST_MESSAGES_A_MINUTE);
  return secondsUntilAllowed(timesOf(sent), MOST_MESSAGES_A_MINUTE, MINUTE_SECONDS, now);
}

/** Seconds until the person may send one more file. */
export async function secondsUntilFile(connection: Connection, userId: string, now: Date): Promise<number> {
  if (!config().rateLimits) return 0;
  const sent = await connection
    .select({ at: messages.sentAt })
    .from(messages)
    .innerJoin(messageFiles, eq(messageFiles.messageId, messages.id))
    .where(and(eq(messages.senderId, userId), gt(messages.sentAt, before(now, DAY_SECONDS))))
    .orderBy(desc(messages.sentAt))
    .limit(MOST_FILES_A_DAY);
  return secondsUntilAllowed(timesOf(sent), MOST_FILES_A_DAY, DAY_SECONDS, now);
}

/** Seconds until the person may write to somebody new. */
export async function secondsUntilNewThread(connection: Connection, userId: string, now: Date): Promise<number> {
  if (!config().rateLimits) return 0;
  const begun = await connection
    .select({ at: messageThreads.createdAt })
    .from(messageThreads)
    .where(and(eq(messageThreads.clientId, userId), gt(messageThreads.createdAt, before(now, DAY_SECONDS))))
    .orderBy(desc(messageThreads.createdAt))
    .limit(MOST_NEW_THREADS_A_DAY);
  return secondsUntilAllowed(timesOf(begun), MOST_NEW_THREADS_A_DAY, DAY_SECONDS, now);
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);
const timesOf = (rows: { at: Date }[]) => rows.map(({ at }) => at);
