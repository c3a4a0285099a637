import { inArray } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { adminsOf } from "../admins.server";
import { mailStopped } from "../warnings/put-back-emails.server";
import { namedPeople } from "./named-people.server";
import { settingsUnder } from "./put-settings-back.server";
import { undoneSince } from "./role-changes.server";
import { suspectsOf } from "./suspects.server";

/**
 * Tells all other admins by mail what an admin whom another stops did lately with roles and with settings that lead money or people elsewhere, with whoever
 * became an admin through them, as far as it stands. Nothing of it is undone: whoever lets a colleague go does the same as whoever stops a thief.
 */
export async function notifyOfStop(tx: Transaction, adminId: string, at: Date): Promise<void> {
  const { roles, suspended, suspicions } = await suspectsOf(tx, adminId, undoneSince(at));
  const settings = (await settingsUnder(tx, suspicions, undoneSince(at))).map(({ setting }) => setting);
  const ids = [...new Set([...roles.keys(), ...suspended.keys()])].filter((id) => id !== adminId);
  const admins = (await tx.select().from(userRoles).where(inArray(userRoles.userId, ids))).map(({ userId }) => userId);
  const locked = await tx.select({ id: users.id, at: users.suspendedAt }).from(users).where(inArray(users.id, ids));
  const isSuspended = (id: string) => locked.some((each) => each.id === id && each.at !== null);
  const isActive = (id: string) => admins.includes(id) && !isSuspended(id);
  const given = ids.filter((id) => isActive(id) && (roles.get(id) === false || suspended.get(id)));
  const wasAdmin = (id: string) => roles.get(id) ?? (suspended.get(id) === null && admins.includes(id));
  const taken = ids.filter((id) => !isActive(id) && wasAdmin(id));
  const people = await namedPeople(tx, [adminId, ...given, ...taken]);
  const who = people.find(({ userId }) => userId === adminId);
  if (!who || given.length + taken.length + settings.length === 0) return;
  const [named, id] = [(of: string[]) => people.filter(({ userId }) => of.includes(userId)), `stopped-${at.getTime()}`];
  for (const { userId, email } of (await adminsOf(tx)).filter((admin) => admin.userId !== adminId))
    await mailStopped(tx, email, { id: `${id}-${userId}`, who, given: named(given), taken: named(taken), settings });
}
