import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { renewPages } from "#app/platform/http/page-cache.server";
import { logOfSite } from "#app/platform/site-log.server";
import { hasOtherAdmin } from "../admin-role.server";
import { restartGracePeriod } from "../deletion/held-deletion.server";
import { endLinks } from "../email-links.server";
import { endOtherSessions } from "../sessions/sessions.server";
import { suspectsOf } from "./suspects.server";

/** Who is stopped, by which admin (null for the owner of the account), and since when what they did counts. */
export interface Stop {
  adminId: string;
  by: string | null;
  since: Date;
}

export interface RolesPutBack {
  /** Who is an admin again. */
  given: string[];
  /** From whom the role was taken. */
  taken: string[];
  /** Who stays an admin because there would be none. */
  kept: string[];
}

/**
 * Undoes what a stopped admin did with admin roles: those they took or suspended are admins again, and those they gave are taken, with whatever these gave, unless
 * another admin has decided the same since. Where another stops them, those who made them an admin get nothing back, who may be as little themselves. Each stands in the log. Nothing is undone for an admin who is a
 * suspect, too: whoever hands the site over to somebody, who then takes their role, has not been robbed. The last admin stays.
 */
export async function putRolesBack(tx: Transaction, { adminId, by, since }: Stop, at: Date): Promise<RolesPutBack> {
  const { suspects, roles, suspended, makers } = await suspectsOf(tx, adminId, since);
  if (by !== null && suspects.has(by)) return { given: [], taken: [], kept: [] };
  const isConcerned = (id: string) => by === null || (id !== adminId && !makers.has(id));
  const wanted = [...roles].filter(([id, isAdmin]) => isAdmin && isConcerned(id)).map(([id]) => id);
  const details = { stopped: adminId, by };
  const given = new Set<string>();
  for (const id of [...suspended].filter((each) => isConcerned(each) && (each === adminId || !suspects.has(each))))
    if (await reinstate(tx, id, wanted.includes(id), at)) given.add(id);
  for (const id of wanted) if (await giveBack(tx, id, at)) given.add(id);
  for (const id of given) await logOfSite(tx, "admin.given-back", id, details);
  const [taken, kept]: [string[], string[]] = [[], []];
  for (const [id, isAdmin] of roles) {
    if (isAdmin || id === adminId || !(await isTakeable(tx, id))) continue;
    if (await hasOtherAdmin(tx, id)) {
      await tx.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, "admin")));
      await endOtherSessions(tx, id);
      await logOfSite(tx, "admin.taken-back", id, details);
      taken.push(id);
    } else kept.push(id);
  }
  if (given.size + taken.length > 0) await renewPages(tx);
  return { given: [...given], taken, kept };
}

/** Ends the suspension of an admin. Returns whether there was one. */
async function reinstate(tx: Transaction, id: string, isToBeAdmin: boolean, at: Date): Promise<boolean> {
  const isAdmin = isToBeAdmin || (await tx.$count(userRoles, eq(userRoles.userId, id))) > 0;
  if (!isAdmin) return false;
  const isSuspended = and(eq(users.id, id), isNotNull(users.suspendedAt));
  const ended = await tx.update(users).set({ suspendedAt: null, suspendedReason: null }).where(isSuspended).returning({ id: users.id });
  if (ended.length > 0) await restartGracePeriod(tx, id, at);
  return ended.length > 0;
}

/** Gives an admin's role back to whoever could be given it: a confirmed address, no suspension, no pending deletion. */
async function giveBack(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const leaves = tx.select({ id: accountDeletions.userId }).from(accountDeletions).where(eq(accountDeletions.userId, id));
  const canBe = and(eq(users.id, id), isNotNull(users.emailConfirmedAt), isNull(users.suspendedAt));
  const [person] = await tx.select({ id: users.id }).from(users).where(canBe);
  if (!person || (await leaves).length > 0) return false;
  const made = await tx.insert(userRoles).values({ userId: id, role: "admin" }).onConflictDoNothing().returning();
  if (made.length > 0) await endLinks(tx, id, "reset_password", at);
  return made.length > 0;
}

/** Whether somebody is an admin, and not by the word of whoever runs the server. */
async function isTakeable(tx: Transaction, id: string): Promise<boolean> {
  const isAdmin = inArray(users.id, tx.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin")));
  const [person] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isAdmin));
  return person !== undefined && !config().adminEmails.includes(person.email);
}
