import { and, asc, eq, gt, lte } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisorInvitations } from "#app/db/schema/applications";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { DAY_MS } from "#app/platform/durations";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import type { Outcome } from "#app/platform/outcome";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { isUuid } from "#app/platform/uuid";
import { invitationLink, mailInvitation } from "./emails.server";
import type { InvitationLink, OpenInvitation } from "./import-answer";
import { INVITATION_DAYS, MAX_LINES } from "./limits";

type Ended = "invitationEnded";

/** Few enough that nobody waits long for what an admin's transaction holds. */
const RENEWED_AT_ONCE = 50;

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
    isLongAgo: expiresAt <= sentLongAgo(at),
  }));
}

/** The end of invitations that were sent a day ago: those that end later were sent since. */
const sentLongAgo = (at: Date) => new Date(at.getTime() + (INVITATION_DAYS - 1) * DAY_MS);

/** Renews an invitation with a new link and full validity; the previous link stops working. Returns the link for the admin when the site sends no email. */
export function inviteAgain(actor: AdminActor, id: string, at: Date): Promise<Outcome<Ended, { link: InvitationLink | null }>> {
  return adminTransaction(actor, async (tx): Promise<Outcome<Ended, { link: InvitationLink | null }>> => {
    const link = await renew(tx, actor, id, at);
    if (!link) return { ok: false, reason: "invitationEnded" };
    return { ok: true, link: sendsMail() ? null : link };
  });
}

/**
 * Renews every open invitation that was sent more than a day ago, at most as many as a file has lines and some at a time, so that pressing twice writes to nobody
 * twice. Returns how many, and their links when the site sends no email.
 */
export async function inviteAllAgain(actor: AdminActor, at: Date): Promise<{ ok: true; count: number; links: InvitationLink[] }> {
  const links: InvitationLink[] = [];
  for (let most = MAX_LINES; most > 0; most -= RENEWED_AT_ONCE) {
    const renewed = await adminTransaction(actor, async (tx) => {
      const isDue = and(gt(advisorInvitations.expiresAt, at), lte(advisorInvitations.expiresAt, sentLongAgo(at)));
      const ids = tx.select({ id: advisorInvitations.id }).from(advisorInvitations).where(isDue).orderBy(asc(advisorInvitations.expiresAt));
      const found = [];
      for (const { id } of await ids.limit(RENEWED_AT_ONCE)) found.push(await renew(tx, actor, id, at));
      return found.filter((link) => link !== null);
    });
    links.push(...renewed);
    if (renewed.length < RENEWED_AT_ONCE) break;
  }
  return { ok: true, count: links.length, links: sendsMail() ? [] : links };
}

async function renew(tx: AdminTransaction, actor: AdminActor, id: string, at: Date): Promise<InvitationLink | null> {
  const token = randomToken();
  const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
  const renewed = { tokenHash: tokenHash(token), expiresAt, invitedBy: actor.userId };
  const [invitation] = await tx.update(advisorInvitations).set(renewed).where(open(id, at)).returning();
  if (!invitation) return null;
  const { email, invitedAs } = invitation;
  const { firstName, language } = invitedAs;
  await mailInvitation(tx, email, { id: `${id}:${at.toISOString()}`, token, firstName, language });
  await audit(tx, actor, "advisors.invited-again", "advisor_invitations", id);
  return { name: `${invitedAs.firstName} ${invitedAs.lastName}`, email, url: invitationLink(token) };
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
