import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { reviewReports } from "#app/db/schema/booking";
import { messageReports } from "#app/db/schema/messages";
import { auditLog } from "#app/db/schema/operations";
import { DAY_MS } from "#app/platform/durations";
import { isUuid } from "#app/platform/uuid";

interface Words {
  key: string;
  values?: { name: string };
}

/**
 * Message for an admin who acted too late on the subject `id`: names the other admin who dealt with it. If no other admin did so within a day, or the viewer
 * was the last to act, it is the text of `key`.
 */
export async function doneMeanwhile(viewer: { userId: string }, id: unknown, key: string, at: Date): Promise<Words> {
  if (typeof id !== "string" || !isUuid(id)) return { key };
  const lately = gt(auditLog.createdAt, new Date(at.getTime() - DAY_MS));
  const [last] = await db
    .select({ actorId: auditLog.actorId, name: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email})` })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .where(and(lately, inArray(auditLog.subjectId, await namesOf(id)), ne(auditLog.action, "messages.reported-read")))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  return last && last.actorId !== viewer.userId ? { key: "admin.doneBy", values: { name: last.name } } : { key };
}

/** Ids the subject is logged under: a report under its own and under that of the reported message or review. */
async function namesOf(id: string): Promise<string[]> {
  const [messages, reviews] = await Promise.all([
    db.select({ id: messageReports.messageId }).from(messageReports).where(eq(messageReports.id, id)),
    db.select({ id: reviewReports.id }).from(reviewReports).where(eq(reviewReports.reviewId, id)),
  ]);
  return [id, ...[...messages, ...reviews].map((other) => other.id)];
}
