import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { emailTokens, sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { auditLog } from "#app/db/schema/operations";
import { hasBeenAdminSince } from "#app/platform/been-admin.server";
import { now } from "#app/platform/clock.server";
import { MINUTE_MS } from "#app/platform/durations";
import { stopSessions } from "../sessions/stop-sessions.server";
import { ROLES_LINE, SETTINGS_LINE } from "./lines";
import { readRoleChanges, undoneSince } from "./role-changes.server";
import { type UndoneRoles, undoneRoles } from "./undone-roles";

/**
 * Works out what was done lately with roles in the account of an admin since a moment, in those whose owners have said lately that it was not them, and by
 * everybody who became an admin that way.
 */
export async function suspectsOf(connection: Connection, adminId: string, since: Date): Promise<UndoneRoles> {
  const { changes, stopped, putBack } = await readRoleChanges(connection, adminId, since);
  return undoneRoles(changes, stopped, putBack);
}

/** Since when the owner of an account may say that it was not them: the earliest mail about it whose link works, a moment before. */
export async function firstOpenSince(userId: string, at: Date): Promise<Date> {
  const isOpen = and(isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, at));
  const [first] = await db
    .select({ at: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, "report_sign_in"), isOpen))
    .orderBy(asc(emailTokens.createdAt))
    .limit(1);
  return new Date((first?.at ?? at).getTime() - MINUTE_MS);
}

/** Whether somebody is an admin, was one, or has lately done anything as one: nobody else's word about their account undoes what is done to the site. */
export const hasActedAsAdmin = async (connection: Connection, id: string): Promise<boolean> =>
  (await connection.$count(users, and(eq(users.id, id), hasBeenAdminSince(new Date(0))))) > 0 ||
  (await connection.$count(auditLog, and(eq(auditLog.actorId, id), gt(auditLog.createdAt, undoneSince(now()))))) > 0;

/** Makes the sessions invalid of whoever is to lose the role with an admin, in a transaction that waits for nobody (`stopSessions`). */
export async function stopSuspects(adminId: string, since: Date): Promise<void> {
  const { roles, suspended } = await suspectsOf(db, adminId, since);
  const ended = [...[...roles].filter(([, wasAdmin]) => !wasAdmin), ...[...suspended].filter(([, stood]) => stood)];
  for (const [id] of ended) if (id !== adminId) await stopSessions(id);
}

/**
 * Locks the accounts of everybody whose role an admin changed lately, with that admin's, in the order of all (`sessions/hold-account.server.ts`), before anything of them is decided. Nothing is locked
 * for whoever has never been an admin.
 */
export async function holdSuspects(tx: Transaction, adminId: string, at: Date): Promise<void> {
  if (!(await hasActedAsAdmin(tx, adminId))) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LINE})`);
  await holdAll(tx, adminId, at);
}

/** The same for whoever stands in line already. */
export async function holdAll(tx: Transaction, adminId: string, at: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LINE})`);
  const { roles, suspended } = await suspectsOf(tx, adminId, undoneSince(at));
  const ids = [adminId, ...roles.keys(), ...suspended.keys()];
  await tx.select({ id: sessions.id }).from(sessions).where(inArray(sessions.userId, ids)).orderBy(asc(sessions.id)).for("update");
  const isAdmins = eq(userRoles.role, "admin");
  await tx.select({ id: userRoles.userId }).from(userRoles).where(isAdmins).orderBy(asc(userRoles.userId)).for("no key update");
  await tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, adminId)).for("update");
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for("no key update");
}
