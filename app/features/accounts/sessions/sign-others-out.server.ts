import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ownFeeds } from "#app/db/schema/calendar";
import { endOtherSessions } from "./sessions.server";

/**
 * Signs out every session of a person but the given one, at the owner's wish, and ends the secret calendar address of their consultations,
 * which others may read. Returns whether there was one: calendars must be connected again.
 */
export async function signOthersOut(connection: Connection, userId: string, keptSessionId?: string) {
  await endOtherSessions(connection, userId, keptSessionId);
  return endCalendarAddress(connection, userId);
}

/** Ends the secret calendar address of a person's consultations, and returns whether there was one. */
export async function endCalendarAddress(connection: Connection, userId: string) {
  const ended = await connection.delete(ownFeeds).where(eq(ownFeeds.userId, userId)).returning({ userId: ownFeeds.userId });
  return { endedCalendar: ended.length > 0 };
}
