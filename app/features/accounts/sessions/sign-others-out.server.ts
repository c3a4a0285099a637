import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ownFeeds } from "#app/db/schema/calendar";
import { endOtherSessions } from "./sessions.server";

/**
 * Signs everybody out of a person's account but the session given, as its owner wishes it: the secret address of their consultations ends with the
 * others, who may read it. Returns whether there was one: calendars are connected anew.
 */
export async function signOthersOut(connection: Connection, userId: string, keptSessionId?: string) {
  await endOtherSessions(connection, userId, keptSessionId);
  return endCalendarAddress(connection, userId);
}

/** Ends the secret address of a person's consultations, and says whether there was one. */
export async function endCalendarAddress(connection: Connection, userId: string) {
  const ended = await connection.delete(ownFeeds).where(eq(ownFeeds.userId, userId)).returning({ userId: ownFeeds.userId });
  return { endedCalendar: ended.length > 0 };
}
