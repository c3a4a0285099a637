import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { restartGracePeriod } from "../deletion/held-deletion.server";
import { endLinks } from "../email-links.server";
import type { ReadRoles } from "./role-changes.server";
import { type Suspicion, type UndoneRoles, undoneRoles } from "./undone-roles";

/**
 * Gives roles back and ends suspensions of admins: what was taken from an owner's account if the owner is an admin, or would be one without it, and what those
 * took who became admins through any. Returns whose they are.
 */
export async function giveRolesBack(
  tx: Transaction,
  undone: UndoneRoles,
  { changes, stopped, putBack }: ReadRoles,
  at: Date,
): Promise<string[]> {
  const words: Suspicion[] = [];
  for (const each of stopped) words.push({ ...each, isStopped: !(await isAdminByRight(tx, each.id, undone)) });
  const theirs = undoneRoles(changes, words, putBack);
  const roles = inBoth(undone.roles, theirs.roles);
  const suspended = inBoth(undone.suspended, theirs.suspended);
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

const inBoth = <Value>(one: Map<string, Value>, other: Map<string, Value>) =>
  new Map([...one].filter(([id, value]) => other.has(id) && other.get(id) === value));

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

/** Whether somebody is an admin, or would be one without what was done under suspicion. */
async function isAdminByRight(tx: Transaction, id: string, { roles, suspended }: UndoneRoles): Promise<boolean> {
  const [person] = await tx.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, id));
  const isSuspended = suspended.has(id) ? suspended.get(id) !== null : person?.suspendedAt !== null;
  return !isSuspended && (roles.get(id) ?? (await tx.$count(userRoles, eq(userRoles.userId, id))) > 0);
}
