import { and, count, desc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { notifications } from "#app/db/schema/notifications";
import { DAY_MS } from "#app/platform/durations";
import { publishToPeople } from "#app/platform/events/streams.server";
import type { NotificationKind, NotificationList, ShownNotification } from "./kinds";

const NOTIFICATIONS_A_PAGE = 30;
const KEPT_READ_DAYS = 90;
const KEPT_DAYS = 365;

/** A page of a person's own notifications, newest first. Pages start at 1. */
export async function listNotifications(userId: string, page: number): Promise<NotificationList> {
  const [rows, unread] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(NOTIFICATIONS_A_PAGE + 1)
      .offset((page - 1) * NOTIFICATIONS_A_PAGE),
    db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt))),
  ]);
  const listed = rows.slice(0, NOTIFICATIONS_A_PAGE).map(
    ({ id, kind, details, readAt, createdAt }): ShownNotification => ({
      id,
      kind: kind as NotificationKind,
      details,
      isRead: readAt !== null,
      createdAt,
    }),
  );
  return { notifications: listed, page, unread, hasMore: rows.length > NOTIFICATIONS_A_PAGE };
}

/** Number of a person's unread notifications, for the header of every page. Messages are counted separately. */
export async function unreadNotifications(userId: string): Promise<number> {
  const [row] = await countUnread().execute({ userId });
  return row?.count ?? 0;
}

const countUnread = builtOnce((database) =>
  database
    .select({ count: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, sql.placeholder("userId")),
        isNull(notifications.readAt),
        ne(notifications.kind, "message" satisfies NotificationKind),
      ),
    )
    .prepare("unread_notifications"),
);

/** Marks one of a person's own notifications as read and returns its link; null when it is not theirs. */
export function markNotificationRead(userId: string, id: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const own = and(eq(notifications.userId, userId), eq(notifications.id, id));
    const [notification] = await tx.select().from(notifications).where(own);
    if (!notification) return null;
    await tx
      .update(notifications)
      .set({ readAt: now })
      .where(and(own, isNull(notifications.readAt)));
    await publishToPeople(tx, [userId]);
    return notification.link;
  });
}

/** Marks all of a person's notifications as read. */
export async function markAllNotificationsRead(userId: string, now: Date) {
  await db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readAt: now })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
    await publishToPeople(tx, [userId]);
  });
}

/** Deletes read notifications after three months and all after a year. For the clean-up job. */
export async function deleteOldNotifications(now: Date) {
  const before = (days: number) => lt(notifications.createdAt, new Date(now.getTime() - days * DAY_MS));
  await db.delete(notifications).where(or(before(KEPT_DAYS), and(isNotNull(notifications.readAt), before(KEPT_READ_DAYS))));
}
