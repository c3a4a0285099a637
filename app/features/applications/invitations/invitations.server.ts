import { and, eq, gt, inArray, isNotNull, lte, or } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { advisorInvitations } from "#app/db/schema/applications";
import { whyClosed } from "#app/features/applying/applying";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { DAY_MS } from "#app/platform/durations";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import type { Outcome } from "#app/platform/outcome";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { invitationLink, mailInvitation } from "./emails.server";
import type { InvitationLink } from "./import-answer";
import { INVITATION_DAYS } from "./limits";
import { type FileLine, type FileProblem, readAdvisorFile } from "./read-file.server";

const IMPORT_LINE = 7_241_047;

type InviteRefusal = FileProblem | "noneTaken";
/** How many were invited, and the lines that were refused. `links` when the site sends no email: the admin then passes them on. */
type Invited = Outcome<InviteRefusal, { invited: number; links: InvitationLink[]; refused: FileLine[] }>;
type Checked = ReturnType<typeof readAdvisorFile>;

/** Dry run: the problems of each line of a file of advisors, and who already has an account or invitation. Writes nothing. */
export function checkAdvisorFile(text: string, at: Date): Promise<Checked> {
  return checkIn(db, text, at);
}

/** Invites everybody in the file whose line has no problem, in one transaction, one file at a time, with one audit log entry. For admins. */
export function inviteAdvisors(actor: AdminActor, text: string, at: Date): Promise<Invited> {
  return adminTransaction(
    actor,
    async (tx): Promise<Invited> => {
      if (whyClosed() === "nobody") return { ok: false, reason: "noneTaken" };
      const checked = await checkIn(tx, text, at);
      if (!checked.ok) return checked;
      const good = checked.lines.filter(({ problems }) => problems.length === 0);
      const refused = checked.lines.filter(({ problems }) => problems.length > 0);
      if (good.length === 0) return { ok: true, invited: 0, links: [], refused };
      const emails = good.map(({ email }) => email);
      await tx.delete(advisorInvitations).where(and(inArray(advisorInvitations.email, emails), lte(advisorInvitations.expiresAt, at)));
      const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
      const languages = new Map(good.map(({ email, language }) => [email, language]));
      const links = new Map(emails.map((email) => [email, randomToken()]));
      const rows = good.map(({ email, invitedAs }) => {
        const hash = tokenHash(links.get(email) ?? "");
        return { email, invitedAs, tokenHash: hash, invitedBy: actor.userId, expiresAt, createdAt: at };
      });
      for (const { id, email, invitedAs } of await tx.insert(advisorInvitations).values(rows).returning())
        await mailInvitation(tx, email, {
          id,
          token: links.get(email) ?? "",
          firstName: invitedAs.firstName,
          language: languages.get(email),
        });
      await audit(tx, actor, "advisors.invited", "advisor_invitations", null, { count: good.length });
      const toPassOn = sendsMail() ? [] : good;
      const linkOf = ({ name, email }: FileLine) => ({ name, email, url: invitationLink(links.get(email) ?? "") });
      return { ok: true, invited: good.length, links: toPassOn.map(linkOf), refused };
    },
    IMPORT_LINE,
  );
}

async function checkIn(connection: Connection, text: string, at: Date): Promise<Checked> {
  const read = readAdvisorFile(text);
  if (!read.ok) return read;
  const emails = read.lines.map(({ email }) => email);
  // Where only invited people may apply, somebody who already has an account uses it to apply with the invitation.
  const hasRoom = whyClosed() === "invited" ? isNotNull(advisors.id) : isNotNull(users.emailConfirmedAt);
  const known = await connection
    .select({ email: users.email })
    .from(users)
    .leftJoin(advisors, eq(advisors.userId, users.id))
    .where(and(inArray(users.email, emails), or(hasRoom, isNotNull(users.suspendedAt))));
  const invited = await connection
    .select({ email: advisorInvitations.email })
    .from(advisorInvitations)
    .where(and(inArray(advisorInvitations.email, emails), gt(advisorInvitations.expiresAt, at)));
  const [accounts, waiting] = [known, invited].map((rows) => new Set(rows.map(({ email }) => email)));
  const lines = read.lines.map((line) => {
    const more = accounts?.has(line.email) ? ["lineHasAccount" as const] : waiting?.has(line.email) ? ["lineInvited" as const] : [];
    return { ...line, problems: [...line.problems, ...more] };
  });
  return { ok: true, lines };
}

/** Condition: the unexpired invitation of a token. */
export const openInvitation = (token: string, at: Date) =>
  and(eq(advisorInvitations.tokenHash, tokenHash(token)), gt(advisorInvitations.expiresAt, at));

/** Finds the invitation of a token without using it up: mail scanners open links too. Null when it is no longer valid. */
export async function findInvitation(token: string, at: Date) {
  const [found] = await db.select().from(advisorInvitations).where(openInvitation(token, at));
  return found ?? null;
}

/** Deletes expired invitations. For the clean-up job. */
export async function deleteEndedInvitations(at: Date) {
  await db.delete(advisorInvitations).where(lte(advisorInvitations.expiresAt, at));
}
