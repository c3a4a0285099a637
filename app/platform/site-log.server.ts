import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";

/** What the site does to a role by itself: the configuration makes an admin, and what a stopped admin did with roles is undone. */
type SiteAction = "admin.configured" | "admin.given-back" | "admin.taken-back";

/** Writes into the audit log what the site did to an account by itself, as nobody's action. What admins do is written by `audit`. */
export async function logOfSite(tx: Connection, action: SiteAction, userId: string, details: Record<string, unknown>): Promise<void> {
  await tx.insert(auditLog).values({ action, subject: "users", subjectId: userId, details, createdAt: sql`clock_timestamp()` });
}
