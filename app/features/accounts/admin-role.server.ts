import { and, eq, isNull, ne } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Connection, Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { notify } from "#app/features/notifications/notify.server";
import { now } from "#app/platform/clock.server";
import { log } from "#app/platform/log/log.server";
import { logOfSite } from "#app/platform/site-log.server";
import { adminsOf } from "./admins.server";
import { mailSiteChange } from "./warnings/site-change-emails.server";

/**
 * Grants the admin role if the address is listed in ADMIN_EMAILS; the other admins are told, as of any new admin, and it stands in
 * the log as the site's own. Call it only once the address is confirmed (decisions.md 2).
 */
export async function grantConfiguredAdmin(tx: Transaction, { id, email }: { id: string; email: string }) {
  if (!config().adminEmails.includes(email)) return;
  const granted = await tx.insert(userRoles).values({ userId: id, role: "admin" }).onConflictDoNothing().returning();
  if (granted.length === 0) return;
  await logOfSite(tx, "admin.configured", id, {});
  const about = "granted";
  const [at, person] = [now(), { userId: id, name: email }];
  const toldAs = `admin.${about}-${at.getTime()}`;
  const notice = {
    kind: "site_changed",
    subject: toldAs,
    details: { about, name: email },
    link: "/admin?view=audit",
    named: [id],
  } as const;
  for (const admin of (await adminsOf(tx)).filter(({ userId }) => userId !== id)) {
    await notify(tx, { userId: admin.userId, ...notice }, at);
    await mailSiteChange(tx, admin, { id: `${toldAs}-${admin.userId}`, about, who: person, person, isActor: false }, at);
  }
  log("info", "admin role granted by ADMIN_EMAILS", { userId: id });
}

/**
 * Returns whether another admin can run the site: one who is neither suspended nor leaving. The role rows stay locked until the transaction
 * ends, so when two admins leave at the same moment, the second no longer counts the first. That lock does not wait for what admins do meanwhile.
 */
export async function hasOtherAdmin(tx: Transaction, userId: string): Promise<boolean> {
  await tx.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin")).for("no key update");
  return isOtherAdmin(tx, userId);
}

/** The same check without the row lock, for read-only callers. */
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
