import { and, eq, inArray, isNull } from "drizzle-orm";
import { config } from "#app/config.server";
import type { Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { forgetPages, renewPages } from "#app/platform/http/page-cache.server";
import { logOfSite } from "#app/platform/site-log.server";
import { hasOtherAdmin } from "../admin-role.server";
import { endOtherSessions } from "../sessions/sessions.server";
import { giveRolesBack } from "./give-roles-back.server";
import { readRoleChanges } from "./role-changes.server";
import { type Suspension, type UndoneRoles, undoneRoles } from "./undone-roles";

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
  const read = await readRoleChanges(tx, adminId, since);
  const undone = undoneRoles(read.changes, read.stopped, read.putBack);
  const given = await giveRolesBack(tx, undone, read, at);
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

/** Suspends somebody as they were before, unless they are. */
const suspendAgain = (tx: Transaction, id: string, { reason, since }: Suspension) =>
  tx
    .update(users)
    .set({ suspendedAt: new Date(since), suspendedReason: reason })
    .where(and(eq(users.id, id), isNull(users.suspendedAt)));

/** Whether somebody is an admin, and not by the word of whoever runs the server. */
async function isTakeable(tx: Transaction, id: string): Promise<boolean> {
  const isAdmin = inArray(users.id, tx.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin")));
  const [person] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isAdmin));
  return person !== undefined && !config().adminEmails.includes(person.email);
}
