import { and, inArray, lte } from "drizzle-orm";
import { advisorInvitations } from "#app/db/schema/applications";
import { whyClosed } from "#app/features/applying/applying";
import { type AdminActor, type AdminTransaction, adminReading, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { DAY_MS } from "#app/platform/durations";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import type { Outcome } from "#app/platform/outcome";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { invitationLink, mailInvitation } from "./emails.server";
import type { InvitationLink } from "./import-answer";
import { checkLines } from "./invitations.server";
import { INVITATION_DAYS } from "./limits";
import { type FileLine, type FileProblem, readAdvisorFile } from "./read-file.server";

const IMPORT_LINE = 7_241_047;
/** Few enough that nobody waits long for what an admin's transaction holds: their session, and their role. */
const INVITED_AT_ONCE = 50;

interface Done {
  invited: number;
  links: InvitationLink[];
  refused: FileLine[];
}

/** How many were invited, and the lines that were refused. `links` when the site sends no email: the admin then passes them on. */
type Invited = Outcome<FileProblem | "noneTaken", Done>;

/**
 * Invites everybody in the file whose line has no problem, some at a time, each time in a transaction of its own with its audit log entry. Whoever was invited before
 * it broke off has an invitation, and the same file invites the others. For admins.
 */
export async function inviteAdvisors(actor: AdminActor, text: string, at: Date): Promise<Invited> {
  const read = readAdvisorFile(text);
  if (!read.ok) return adminReading(actor, async () => read);
  const done: Done = { invited: 0, links: [], refused: [] };
  for (let from = 0; from < read.lines.length; from += INVITED_AT_ONCE) {
    const some = read.lines.slice(from, from + INVITED_AT_ONCE);
    const links = await adminTransaction(
      actor,
      async (tx) => (whyClosed() === "nobody" ? null : invite(tx, actor, await checkLines(tx, some, at), at)),
      IMPORT_LINE,
    );
    if (!links) return { ok: false, reason: "noneTaken" };
    done.invited += links.invited.length;
    if (!sendsMail()) done.links.push(...links.invited);
    done.refused.push(...links.refused);
  }
  return { ok: true, ...done };
}

async function invite(tx: AdminTransaction, actor: AdminActor, lines: readonly FileLine[], at: Date) {
  const good = lines.filter(({ problems }) => problems.length === 0);
  const refused = lines.filter(({ problems }) => problems.length > 0);
  if (good.length === 0) return { invited: [], refused };
  const emails = good.map(({ email }) => email);
  await tx.delete(advisorInvitations).where(and(inArray(advisorInvitations.email, emails), lte(advisorInvitations.expiresAt, at)));
  const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
  const tokens = new Map(emails.map((email) => [email, randomToken()]));
  const tokenOf = (email: string) => tokens.get(email) ?? "";
  const rows = good.map(({ email, invitedAs, language }) => {
    const kept = { email, invitedAs: { ...invitedAs, ...(language && { language }) }, tokenHash: tokenHash(tokenOf(email)) };
    return { ...kept, invitedBy: actor.userId, expiresAt, createdAt: at };
  });
  for (const { id, email, invitedAs } of await tx.insert(advisorInvitations).values(rows).returning())
    await mailInvitation(tx, email, { ...invitedAs, id, token: tokenOf(email) });
  await audit(tx, actor, "advisors.invited", "advisor_invitations", null, { count: good.length });
  return { invited: good.map(({ name, email }) => ({ name, email, url: invitationLink(tokenOf(email)) })), refused };
}
