import { config } from "#app/config.server";
import type { Connection } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { log } from "#app/platform/log/log.server";

/** Gives the admin role to the owner of an address of ADMIN_EMAILS. To be called only once the address is confirmed (decisions.md 2). */
export async function grantConfiguredAdmin(connection: Connection, { id, email }: { id: string; email: string }) {
  if (!config().adminEmails.includes(email)) return;
  const granted = await connection.insert(userRoles).values({ userId: id, role: "admin" }).onConflictDoNothing().returning();
  if (granted.length > 0) log("info", "admin role granted by ADMIN_EMAILS", { userId: id });
}
