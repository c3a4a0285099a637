import { and, eq, gt, inArray } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { advisorInvitations } from "#app/db/schema/applications";
import { auditLog } from "#app/db/schema/operations";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { logOfSite } from "#app/platform/site-log.server";
import { cancelDeletionSince } from "./deletion/cancel-deletion.server";
import { endLinks } from "./email-links.server";
import { EMAIL_CHANGE_HOURS, LINK_HOURS, SECOND_FACTOR_END_HOURS } from "./limits";
import { cancelSecondFactorEnd } from "./second-factor/ending.server";
import { namedPeople } from "./stopped-admins/named-people.server";
import { notifyOfPutBack } from "./stopped-admins/notify-of-put-back.server";
import { notifyOfStop } from "./stopped-admins/notify-of-stop.server";
import { putRolesBack } from "./stopped-admins/put-roles-back.server";
import { putSettingsBack, type SettingsBack } from "./stopped-admins/put-settings-back.server";
import { undoneSince } from "./stopped-admins/role-changes.server";
import { hasActedAsAdmin, suspectsOf } from "./stopped-admins/suspects.server";

/** What an admin does for a person that acts later by itself, and how many hours it stays open. */
const STAYS_OPEN = {
  "person.password-link": LINK_HOURS.reset_password,
  "person.confirmation-link": LINK_HOURS.confirm_email,
  "person.email-change-link": EMAIL_CHANGE_HOURS,
  "person.second-factor-ends": SECOND_FACTOR_END_HOURS,
};

/**
 * Ends what an admin whom another has stopped made that is still open and acts later: links that they passed on, and the end of somebody's second factor.
 * Whatever they did with roles and settings stands, and the other admins read it in a mail. The invitations of a former or suspended admin wait: `openInvitation` asks for the role.
 */
export async function endMadeByAdmin(tx: Transaction, adminId: string, at: Date): Promise<void> {
  await endOpenWork(tx, adminId, at, undefined);
  await notifyOfStop(tx, adminId, at);
}

interface Undone extends SettingsBack {
  hasRoles: boolean;
  /** Who stays an admin because there would be none, by name. */
  kept: string[];
}

/**
 * The same by the word of the account's owner, who says since when it was not them: then admin roles that were given or taken are put back, too, and so are
 * settings that lead money or people elsewhere; invitations and a deletion of the account since end. Whoever took the role or the session of an admin keeps nothing of it. Returns which.
 */
export async function undoMadeByAdmin(tx: Transaction, owner: { id: string; email: string }, since: Date, at: Date): Promise<Undone> {
  const adminId = owner.id;
  // The entry of the log is written a moment before the email about it.
  const lately = new Date(since.getTime() - MINUTE_MS);
  if (!(await hasActedAsAdmin(tx, adminId))) return { settings: [], stand: [], hasRoles: false, kept: [] };
  await logOfSite(tx, "admin.reported", adminId, { since: lately });
  // An owner who leaves would be no admin, and whoever was made one in their name the last.
  await cancelDeletionSince(tx, owner, lately, at);
  const changed = await putSettingsBack(tx, (await suspectsOf(tx, adminId, lately)).suspicions, undoneSince(at));
  const roles = await putRolesBack(tx, adminId, lately, at);
  for (const id of [adminId, ...roles.taken]) await endOpenWork(tx, id, at, since);
  await notifyOfPutBack(tx, { adminId, ...changed, ...roles }, at);
  const kept = await namedPeople(tx, roles.kept);
  return { ...changed, hasRoles: roles.given.length + roles.taken.length > 0, kept: kept.map(({ name }) => name) };
}

async function endOpenWork(tx: Transaction, adminId: string, at: Date, since: Date | undefined) {
  for (const [action, hours] of Object.entries(STAYS_OPEN))
    for (const personId of await concerned(tx, adminId, action, new Date(at.getTime() - hours * HOUR_MS)))
      if (action === "person.second-factor-ends") await cancelSecondFactorEnd(tx, personId);
      else if (action === "person.email-change-link") await tx.delete(emailChanges).where(eq(emailChanges.userId, personId));
      else await endLinks(tx, personId, action === "person.password-link" ? "reset_password" : "confirm_email", at);
  if (!since) return;
  await tx.delete(advisorInvitations).where(and(eq(advisorInvitations.invitedBy, adminId), gt(advisorInvitations.createdAt, since)));
}

async function concerned(connection: Connection, adminId: string, action: string, since: Date) {
  const rows = await connection
    .selectDistinct({ personId: auditLog.subjectId })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, adminId), inArray(auditLog.action, [action]), gt(auditLog.createdAt, since)));
  return rows.flatMap(({ personId }) => personId ?? []);
}
