import { and, eq, gt, inArray } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { advisorInvitations } from "#app/db/schema/applications";
import { auditLog } from "#app/db/schema/operations";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { endLinks } from "./email-links.server";
import { EMAIL_CHANGE_HOURS, LINK_HOURS, SECOND_FACTOR_END_HOURS } from "./limits";
import { putConnectionsBack } from "./put-connections-back.server";
import { cancelSecondFactorEnd } from "./second-factor/ending.server";

/** An address or a mail server that they have set as lately is taken back: mails went where they wanted. */
const PUT_BACK_DAYS = 7;

/** What an admin does for a person that acts later by itself, and how many hours it stays open. */
const STAYS_OPEN = {
  "person.password-link": LINK_HOURS.reset_password,
  "person.confirmation-link": LINK_HOURS.confirm_email,
  "person.email-change-link": EMAIL_CHANGE_HOURS,
  "person.second-factor-ends": SECOND_FACTOR_END_HOURS,
};

/**
 * Ends what an admin has made that is still open and acts later: links that they passed on, the end of somebody's second factor, and invitations from `since` on.
 * An address or a mail server that they set lately is taken back, too.
 * Whoever took the role or the session of an admin keeps nothing of it. The invitations of a former or suspended admin wait: `openInvitation` asks for the role.
 */
export async function endMadeByAdmin(tx: Transaction, adminId: string, at: Date, since?: Date): Promise<void> {
  for (const [action, hours] of Object.entries(STAYS_OPEN))
    for (const personId of await concerned(tx, adminId, action, new Date(at.getTime() - hours * HOUR_MS)))
      if (action === "person.second-factor-ends") await cancelSecondFactorEnd(tx, personId);
      else if (action === "person.email-change-link") await tx.delete(emailChanges).where(eq(emailChanges.userId, personId));
      else await endLinks(tx, personId, action === "person.password-link" ? "reset_password" : "confirm_email", at);
  await putConnectionsBack(tx, adminId, new Date(at.getTime() - PUT_BACK_DAYS * DAY_MS));
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
