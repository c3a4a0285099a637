import { and, eq, isNull, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { preferences } from "#app/db/schema/accounts/preferences";
import { notifications } from "#app/db/schema/notifications";
import { notifyPeople, publishToPeople } from "#app/platform/events/streams.server";
import type { MailedKind, NotificationKind } from "./kinds";

interface NewNotification {
  userId: string;
  kind: NotificationKind;
  /** What it is about, such as the id of a consultation: a newer notification of the same kind replaces it while it is unread. */
  subject: string;
  /** Values for its text. */
  details?: Record<string, string>;
  /** The path it links to. */
  link: string;
  /** Ids of the people it names besides its reader: their name goes from it with their account. */
  named: readonly string[];
}

/** Notifies a person in the app, in the caller's transaction; their open pages are updated once that commits. Skips kinds they have turned off. */
export async function notify(
  connection: Connection,
  { userId, kind, subject, details = {}, link, named }: NewNotification,
  now: Date,
): Promise<void> {
  await connection.execute(sql`
    with told as (
      insert into ${notifications} (user_id, kind, subject, details, link, named, created_at)
      select ${userId}::uuid, ${kind}::text, ${subject}::text, ${JSON.stringify(details)}::jsonb, ${link}::text,
        ${sql.param([...named])}::uuid[], ${now.toISOString()}::timestamptz
      where not exists (select from preferences where user_id = ${userId} and ${kind} = any(muted_notices))
      on conflict (user_id, kind, subject) where read_at is null
      do update set details = excluded.details, link = excluded.link, named = excluded.named, created_at = excluded.created_at
      returning user_id)
    select ${notifyPeople(sql`user_id::text`)} from told`);
}

/** Marks notifications about a subject as read, because the person has seen it. */
export async function markNotificationsOfSubjectRead(connection: Connection, userId: string, subject: string) {
  const ofSubject = and(eq(notifications.userId, userId), eq(notifications.subject, subject), isNull(notifications.readAt));
  await connection.update(notifications).set({ readAt: sql`now()` }).where(ofSubject);
}

/** Marks notifications that link to the current page as read, and updates the count in the person's other windows. */
export async function markNotificationsOfPageRead(userId: string, link: string) {
  const ofPage = and(eq(notifications.userId, userId), eq(notifications.link, link), isNull(notifications.readAt));
  if ((await db.$count(notifications, ofPage)) === 0) return;
  await db.transaction(async (tx) => {
    await tx.update(notifications).set({ readAt: sql`now()` }).where(ofPage);
    await publishToPeople(tx, [userId]);
  });
}

/** Whether a person wants a kind of email. Check it before queueing one, in the same transaction. */
export async function wantsMail(connection: Connection, userId: string, kind: MailedKind): Promise<boolean> {
  const [muted] = await connection.select({ kinds: preferences.mutedMails }).from(preferences).where(eq(preferences.userId, userId));
  return !muted?.kinds.includes(kind);
}
