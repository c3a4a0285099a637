import { sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";

/** What the site does by itself: the configuration makes an admin, and what a stopped admin did with roles and settings is undone. */
type SiteAction =
  | "admin.configured"
  | "admin.given-back"
  | "admin.reported"
  | "admin.suspended-again"
  | "admin.taken-back"
  | "settings.put-back";

/** Writes into the audit log what the site did by itself to an account, or to its settings, as nobody's action. What admins do is written by `audit`. */
export async function logOfSite(
  tx: Connection,
  action: SiteAction,
  userId: string | null,
  details: Record<string, unknown>,
): Promise<void> {
  const subject = userId === null ? "site_settings" : "users";
  await tx.insert(auditLog).values({ action, subject, subjectId: userId, details, createdAt: sql`clock_timestamp()` });
}
