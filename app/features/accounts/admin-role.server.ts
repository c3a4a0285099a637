import { and, eq, isNull, ne } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Connection, Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { log } from "#app/platform/log/log.server";

/** Gives the admin role to the owner of an address of ADMIN_EMAILS. To be called only once the address is confirmed (decisions.md 2). */
export async function grantConfiguredAdmin(connection: Connection, { id, email }: { id: string; email: string }) {
  if (!config().adminEmails.includes(email)) return;
  const granted = await connection.insert(userRoles).values({ userId: id, role: "admin" }).onConflictDoNothing().returning();
  if (granted.length > 0) log("info", "admin role granted by ADMIN_EMAILS", { userId: id });
}

/**
 * Whether somebody else can look after the site: an admin who is neither suspended nor leaving. The roles stay locked until the transaction ends, so
 * that of two admins who go at the same moment one still counts the other.
 */
export async function hasOtherAdmin(tx: Transaction, userId: string): Promise<boolean> {
  await tx.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin")).for("update");
  return isOtherAdmin(tx, userId);
}

/** The same as it is now, for who only looks. */
export async function isOtherAdmin(connection: Connection, userId: string): Promise<boolean> {
  const others = await connection
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), ne(userRoles.userId, userId), isNull(users.suspendedAt), isNull(accountDeletions.userId)))
    .limit(1);
  return others.length > 0;
}
