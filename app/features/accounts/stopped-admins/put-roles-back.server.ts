import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { forgetPages, renewPages } from "#app/platform/http/page-cache.server";
import { logOfSite } from "#app/platform/site-log.server";
import { hasOtherAdmin } from "../admin-role.server";
import { restartGracePeriod } from "../deletion/held-deletion.server";
import { endLinks } from "../email-links.server";
import { endOtherSessions } from "../sessions/sessions.server";
import { suspectsOf } from "./suspects.server";
import type { Suspension, UndoneRoles } from "./undone-roles";

export interface RolesPutBack {
  /** Who is an admin again. */
  given: string[];
  /** From whom the role was taken, or who is suspended again. */
  taken: string[];
  /** Who of those is suspended again, as before. */
  suspended: string[];
  /** Who stays an admin because there would be none. */
  kept: string[];
}

/**
 * Undoes what was done with admin roles under suspicion, by the word of an account's owner: whoever was an admin before is one again, and whoever was none, or
 * suspended, is so again. Each stands in the log. The word of somebody whom another admin has stopped gives nobody a role, nor themselves. The last admin stays.
 */
export async function putRolesBack(tx: Transaction, adminId: string, since: Date, at: Date): Promise<RolesPutBack> {
  const undone = await suspectsOf(tx, adminId, since);
  const given = (await isAdminByRight(tx, adminId, undone)) ? await giveAllBack(tx, undone, at) : [];
  for (const id of given) await logOfSite(tx, "admin.given-back", id, { stopped: adminId });
  const done = { given, ...(await takeAllBack(tx, adminId, undone)) };
  if (done.suspended.length > 0) await forgetPages(tx);
  else if (given.length + done.taken.length > 0) await renewPages(tx);
  return done;
}

async function takeAllBack(tx: Transaction, stopped: string, { roles, suspended }: UndoneRoles): Promise<Omit<RolesPutBack, "given">> {
  const done: Omit<RolesPutBack, "given"> = { taken: [], suspended: [], kept: [] };
  for (const id of new Set([...roles.keys(), ...suspended.keys()])) {
    const [isToLose, stood] = [roles.get(id) === false, suspended.get(id)];
    if (!(isToLose || stood) || !(await isTakeable(tx, id))) continue;
    if (await hasOtherAdmin(tx, id)) {
      if (isToLose) await tx.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, "admin")));
      if (stood) await suspendAgain(tx, id, stood);
      await endOtherSessions(tx, id);
      await logOfSite(tx, isToLose ? "admin.taken-back" : "admin.suspended-again", id, { stopped });
      done.taken.push(id);
      if (stood) done.suspended.push(id);
    } else done.kept.push(id);
  }
  return done;
}

/** Whether somebody is an admin, or would be one without what was done under suspicion. */
async function isAdminByRight(tx: Transaction, id: string, { roles, suspended }: UndoneRoles): Promise<boolean> {
  const [person] = await tx.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, id));
  const isSuspended = suspended.has(id) ? suspended.get(id) !== null : person?.suspendedAt !== null;
  return !isSuspended && (roles.get(id) ?? (await tx.$count(userRoles, eq(userRoles.userId, id))) > 0);
}

async function giveAllBack(tx: Transaction, { roles, suspended }: UndoneRoles, at: Date): Promise<string[]> {
  const given = new Set<string>();
  const wanted = [...roles].filter(([, wasAdmin]) => wasAdmin).map(([id]) => id);
  for (const [id, stood] of suspended)
    if (stood === null && roles.get(id) !== false && (await reinstate(tx, id, wanted.includes(id), at))) given.add(id);
  for (const id of wanted) if (await giveBack(tx, id, at)) given.add(id);
  return [...given];
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

/** Suspends somebody as they were before, unless they are. */
const suspendAgain = (tx: Transaction, id: string, { reason, since }: Suspension) =>
  tx
    .update(users)
    .set({ suspendedAt: new Date(since), suspendedReason: reason })
    .where(and(eq(users.id, id), isNull(users.suspendedAt)));

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
