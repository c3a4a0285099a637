import { and, asc, eq, gt } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisorInvitations } from "#app/db/schema/applications";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { isLanguage } from "#app/languages/languages";
import { DAY_MS } from "#app/platform/durations";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import type { Outcome } from "#app/platform/outcome";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { isUuid } from "#app/platform/uuid";
import { invitationLink, mailInvitation } from "./emails.server";
import type { InvitationLink, OpenInvitation } from "./import-answer";
import { INVITATION_DAYS, MAX_LINES } from "./limits";

type Ended = "invitationEnded";

/** Invitations not accepted yet, those that expire first at the top; at most as many as a file has lines. */
export async function openInvitations(at: Date): Promise<OpenInvitation[]> {
  const rows = await db
    .select()
    .from(advisorInvitations)
    .where(gt(advisorInvitations.expiresAt, at))
    .orderBy(asc(advisorInvitations.expiresAt), asc(advisorInvitations.email))
    .limit(MAX_LINES);
  return rows.map(({ id, email, expiresAt, invitedAs }) => ({
    id,
    email,
    expiresAt,
    name: `${invitedAs.firstName} ${invitedAs.lastName}`,
  }));
}

/** Renews an invitation with a new link and full validity; the previous link stops working. Returns the link for the admin when the site sends no email. */
export function inviteAgain(actor: AdminActor, id: string, at: Date): Promise<Outcome<Ended, { link: InvitationLink | null }>> {
  return adminTransaction(actor, async (tx): Promise<Outcome<Ended, { link: InvitationLink | null }>> => {
    const token = randomToken();
    const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
    const renewed = { tokenHash: tokenHash(token), expiresAt, invitedBy: actor.userId };
    const [invitation] = await tx.update(advisorInvitations).set(renewed).where(open(id, at)).returning();
    if (!invitation) return { ok: false, reason: "invitationEnded" };
    const { email, invitedAs } = invitation;
    const language = invitedAs.languages.filter(isLanguage)[0];
    await mailInvitation(tx, email, { id: `${id}:${at.toISOString()}`, token, firstName: invitedAs.firstName, language });
    await audit(tx, actor, "advisors.invited-again", "advisor_invitations", id);
    const name = `${invitedAs.firstName} ${invitedAs.lastName}`;
    return { ok: true, link: sendsMail() ? null : { name, email, url: invitationLink(token) } };
  });
}

/** Withdraws an invitation: its link stops working, and its data is deleted. */
export function withdrawInvitation(actor: AdminActor, id: string, at: Date): Promise<Outcome<Ended>> {
  return adminTransaction(actor, async (tx): Promise<Outcome<Ended>> => {
    const [gone] = await tx.delete(advisorInvitations).where(open(id, at)).returning({ id: advisorInvitations.id });
    if (!gone) return { ok: false, reason: "invitationEnded" };
    await audit(tx, actor, "advisors.invitation-withdrawn", "advisor_invitations", id);
    return { ok: true };
  });
}

const open = (id: string, at: Date) => and(eq(advisorInvitations.id, isUuid(id) ? id : NOBODYS), gt(advisorInvitations.expiresAt, at));
const NOBODYS = "00000000-0000-0000-0000-000000000000";
