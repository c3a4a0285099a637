import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { auditLog } from "#app/db/schema/operations";
import type { AdminTransaction } from "./admin-transaction.server";
import type { AuditEntry } from "./audit-entry";

const ENTRIES_A_PAGE = 30;

/**
 * Writes down what an admin does, in the admin's transaction: it stands there when that commits, and not at all when it does not.
 * `action` is a word such as 'banner.activated', `subject` the table of what it was done to. Never changed afterwards.
 */
export async function audit(
  tx: AdminTransaction,
  actor: { userId: string },
  action: string,
  subject: string,
  subjectId: string | null,
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx.insert(auditLog).values({ actorId: actor.userId, action, subject, subjectId, details });
}

/** A page of what was done, newest first; pages count from 1. For admins, whose route guards it. */
export async function readAuditLog(page: number): Promise<{ entries: AuditEntry[]; hasMore: boolean; page: number }> {
  const rows = await entriesOf(undefined, { limit: ENTRIES_A_PAGE + 1, offset: (page - 1) * ENTRIES_A_PAGE });
  return { entries: rows.slice(0, ENTRIES_A_PAGE), hasMore: rows.length > ENTRIES_A_PAGE, page };
}

/** What was last done about a person's account, newest first. For admins, whose route guards it. */
export const auditOfPerson = (personId: string): Promise<AuditEntry[]> =>
  entriesOf(and(eq(auditLog.subject, "users"), eq(auditLog.subjectId, personId)), { limit: ENTRIES_A_PAGE, offset: 0 });

const entriesOf = (which: SQL | undefined, { limit, offset }: { limit: number; offset: number }): Promise<AuditEntry[]> =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
      actorName: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email}, '')`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .where(which)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
