import { and, eq, gt, inArray } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { advisorInvitations } from "#app/db/schema/applications";
import { auditLog } from "#app/db/schema/operations";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";
import { endLinks } from "./email-links.server";
import { EMAIL_CHANGE_HOURS, LINK_HOURS, SECOND_FACTOR_END_HOURS } from "./limits";
import { putConnectionsBack } from "./put-connections-back.server";
import { cancelSecondFactorEnd } from "./second-factor/ending.server";
import { notifyOfPutBack } from "./stopped-admins/notify-of-put-back.server";
import { putRolesBack } from "./stopped-admins/put-roles-back.server";
import { putSettingsBack, type SettingBack } from "./stopped-admins/put-settings-back.server";
import { suspectsOf, undoneSince } from "./stopped-admins/suspects.server";

/** What an admin does for a person that acts later by itself, and how many hours it stays open. */
const STAYS_OPEN = {
  "person.password-link": LINK_HOURS.reset_password,
  "person.confirmation-link": LINK_HOURS.confirm_email,
  "person.email-change-link": EMAIL_CHANGE_HOURS,
  "person.second-factor-ends": SECOND_FACTOR_END_HOURS,
};

/** How an admin is stopped: by another, or by the owner of the account, who says since when it was not them. */
type Stopped = { by: string } | { since: Date };

/**
 * Ends what an admin has made that is still open and acts later: links that they passed on, the end of somebody's second factor, and invitations since it was not
 * them. An address or a mail server that they set lately is taken back, and so are admin roles that they gave or took,
 * and, if the owner says so, settings that lead money or people elsewhere. Returns which of the latter were.
 * Whoever took the role or the session of an admin keeps nothing of it. The invitations of a former or suspended admin wait: `openInvitation` asks for the role.
 */
export async function endMadeByAdmin(
  tx: Transaction,
  adminId: string,
  stopped: Stopped,
  at: Date,
): Promise<{ settings: SettingBack[]; hasRoles: boolean }> {
  const since = "since" in stopped ? stopped.since : undefined;
  // Asks the log, in which what follows stands afterwards.
  await putConnectionsBack(tx, adminId, undoneSince(at));
  // The entry of the log is written a moment before the email about it.
  const lately = since ? new Date(since.getTime() - MINUTE_MS) : undoneSince(at);
  const stop = { adminId, by: "by" in stopped ? stopped.by : null, since: lately };
  const settings = since ? await putSettingsBack(tx, (await suspectsOf(tx, adminId, lately)).suspects, lately) : [];
  const roles = await putRolesBack(tx, stop, at);
  for (const id of [adminId, ...roles.taken]) await endOpenWork(tx, id, at, since);
  await notifyOfPutBack(tx, { stop, settings, ...roles }, at);
  return { settings, hasRoles: roles.given.length + roles.taken.length > 0 };
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
