import { and, desc, eq, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { notifications } from "#app/db/schema/notifications";
import { tellPeople } from "#app/platform/events/streams.server";
import type { Notice, NoticeKind, NoticeList } from "./kinds";

const NOTICES_A_PAGE = 30;
const DAY_MS = 86_400_000;
const KEPT_READ_DAYS = 90;
const KEPT_DAYS = 365;

/** A page of a person's own notices, the newest first. Pages count from 1. */
export async function listNotices(userId: string, page: number): Promise<NoticeList> {
  const [rows, unread] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(NOTICES_A_PAGE + 1)
      .offset((page - 1) * NOTICES_A_PAGE),
    db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt))),
  ]);
  const notices = rows
    .slice(0, NOTICES_A_PAGE)
    .map(
      ({ id, kind, details, readAt, createdAt }): Notice => ({ id, kind: kind as NoticeKind, details, isRead: readAt !== null, createdAt }),
    );
  return { notices, page, unread, hasMore: rows.length > NOTICES_A_PAGE };
}

/** How many of a person's notices are unread, for every page's header. Messages have a count of their own there. */
export function unreadNotices(userId: string): Promise<number> {
  return db.$count(
    notifications,
    and(eq(notifications.userId, userId), isNull(notifications.readAt), ne(notifications.kind, "message" satisfies NoticeKind)),
  );
}

/** Marks one of a person's own notices as read and returns where it leads; null when it is not theirs. */
export function readNotice(userId: string, id: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const own = and(eq(notifications.userId, userId), eq(notifications.id, id));
    const [notice] = await tx.select().from(notifications).where(own);
    if (!notice) return null;
    await tx
      .update(notifications)
      .set({ readAt: now })
      .where(and(own, isNull(notifications.readAt)));
    await tellPeople(tx, [userId]);
    return notice.link;
  });
}

/** Marks all of a person's notices as read. */
export async function readAllNotices(userId: string, now: Date) {
  await db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readAt: now })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
    await tellPeople(tx, [userId]);
  });
}

/** Removes read notices after three months and all after a year. For the clean-up job. */
export async function deleteOldNotices(now: Date) {
  const before = (days: number) => lt(notifications.createdAt, new Date(now.getTime() - days * DAY_MS));
  await db.delete(notifications).where(or(before(KEPT_DAYS), and(isNotNull(notifications.readAt), before(KEPT_READ_DAYS))));
}
