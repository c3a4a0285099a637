import { and, eq, gt, ne } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { sessions } from "#app/db/schema/accounts/accounts";
import { endStreamsOf } from "#app/platform/events/streams.server";
import type { Viewer } from "../viewer";

/** End of a session that somebody ended while a step of it kept its row from being deleted. */
export const NEVER = new Date(0);

/** Whether nobody has ended a session whose row is still there. */
export const isNotEnded = gt(sessions.expiresAt, NEVER);

const isCurrent = ({ userId, sessionId }: Pick<Viewer, "userId" | "sessionId">) =>
  and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNotEnded);

/** Returns whether the caller's session was not ended, without a lock. */
export const hasSession = async (connection: Connection, viewer: Pick<Viewer, "userId" | "sessionId">): Promise<boolean> =>
  (await connection.$count(sessions, isCurrent(viewer))) > 0;

/**
 * Makes all sessions of a person but the given one invalid, in a transaction of its own that waits for no step of theirs. Every safeguard does this before it
 * locks the account: the steps under way end, and none follows, so that a session cannot keep its owner or an admin out by being busy.
 */
export async function stopSessions(userId: string, keptSessionId?: string, connection: Connection = db): Promise<void> {
  const ofPerson = and(eq(sessions.userId, userId), isNotEnded);
  const stopped = await connection
    .update(sessions)
    .set({ expiresAt: NEVER })
    .where(keptSessionId ? and(ofPerson, ne(sessions.id, keptSessionId)) : ofPerson)
    .returning({ id: sessions.id });
  if (stopped.length > 0) await endStreamsOf(connection, userId);
}

/** The same for the caller's other sessions, unless the caller's own was ended. */
export async function stopOtherSessions(viewer: Pick<Viewer, "userId" | "sessionId">): Promise<void> {
  if (await hasSession(db, viewer)) await stopSessions(viewer.userId, viewer.sessionId);
}
