import { gt, type SQL, sql } from "drizzle-orm";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";

/**
 * SQL condition: an account is an admin's or was one after a moment. For whatever an admin may not do to another: whoever holds an admin's session takes a
 * role, does it, and gives the role back.
 */
export const hasBeenAdminSince = (since: Date): SQL<boolean> => sql`(
  exists (select from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin')
  or exists (select from ${auditLog} where ${auditLog.subjectId} = ${users.id}::text and ${auditLog.action} in ('admin.revoked', 'admin.taken-back')
    and ${gt(auditLog.createdAt, since)}))`;
