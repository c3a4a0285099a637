import { and, desc, eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import type { AuditAction } from "#app/features/audit/audit-actions";

const PLACES = ["advisor.unlisted", "advisor.relisted"] satisfies AuditAction[];

/** Returns the reason an admin gave for removing an advisor from the directory, if that was the last admin action on their listing; otherwise null. */
export async function whyHidden(userId: string): Promise<string | null> {
  const [last] = await db
    .select({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, userId), inArray(auditLog.action, PLACES)))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  const reason = last?.action === "advisor.unlisted" ? last.details.reason : null;
  return typeof reason === "string" && reason !== "" ? reason : null;
}
