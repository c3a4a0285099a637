import { and, eq, isNull, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { notifications } from "#app/db/schema/notifications";
import { publishToPeople } from "#app/platform/events/streams.server";
import type { MailedKind, NotificationKind } from "./kinds";

interface NewNotification {
  userId: string;
  kind: NotificationKind;
  /** What it is about, such as the id of a consultation: as long as it is unread, a newer notification of the kind replaces it. */
  subject: string;
  /** What its sentence in the messages is made of. */
  details?: Record<string, string>;
  /** The path it leads to. */
  link: string;
}

/** Notifies a person in the app, in the caller's transaction: their open pages hear of it once that commits. Not what they turned off. */
export async function notify(
  connection: Connection,
  { userId, kind, subject, details = {}, link }: NewNotification,
  now: Date,
): Promise<void> {
  const [muted] = await connection
    .select({ kinds: preferences.mutedNotifications })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  if (muted?.kinds.includes(kind)) return;
  const written = connection
    .insert(notifications)
    .values({ userId, kind, subject, details, link, createdAt: now })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.kind, notifications.subject],
      targetWhere: sql`read_at is null`,
      set: { details, link, createdAt: now },
    });
  await Promise.all([written, publishToPeople(connection, [userId])]);
}

/** Marks as read what was told about something, because the person has seen the thing itself. */
export async function markNotificationsOfSubjectRead(connection: Connection, userId: string, subject: string) {
  const ofSubject = and(eq(notifications.userId, userId), eq(notifications.subject, subject), isNull(notifications.readAt));
  await connection.update(notifications).set({ readAt: sql`now()` }).where(ofSubject);
}

/** Marks as read what leads to a page that the person looks at, and has their other windows count anew. */
export async function markNotificationsOfPageRead(userId: string, link: string) {
  const ofPage = and(eq(notifications.userId, userId), eq(notifications.link, link), isNull(notifications.readAt));
  if ((await db.$count(notifications, ofPage)) === 0) return;
  await db.transaction(async (tx) => {
    await tx.update(notifications).set({ readAt: sql`now()` }).where(ofPage);
    await publishToPeople(tx, [userId]);
  });
}

/** Whether a person wants a kind of mail. Ask before queueing one, in the same transaction. */
export async function wantsMail(connection: Connection, userId: string, kind: MailedKind): Promise<boolean> {
  const [muted] = await connection.select({ kinds: preferences.mutedMails }).from(preferences).where(eq(preferences.userId, userId));
  return !muted?.kinds.includes(kind);
}
