import { and, eq, gt, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { advisorInvitations } from "#app/db/schema/applications";
import { whyClosed } from "#app/features/applying/applying";
import { tokenHash } from "#app/platform/secret.server";
import { type FileLine, readAdvisorFile } from "./read-file.server";

/** Dry run: the problems of each line of a file of advisors, and who already has an account or invitation. Writes nothing. */
export async function checkAdvisorFile(text: string, at: Date): Promise<ReturnType<typeof readAdvisorFile>> {
  const read = readAdvisorFile(text);
  return read.ok ? { ok: true, lines: await checkLines(db, read.lines, at) } : read;
}

/** Adds to lines of a file that somebody with their address has an account or an invitation. */
export async function checkLines(connection: Connection, read: readonly FileLine[], at: Date): Promise<FileLine[]> {
  const emails = read.map(({ email }) => email);
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
  return read.map((line) => {
    const more = accounts?.has(line.email) ? ["lineHasAccount" as const] : waiting?.has(line.email) ? ["lineInvited" as const] : [];
    return { ...line, problems: [...line.problems, ...more] };
  });
}

/** Condition: the unexpired invitation of a token, while whoever invited is an admin: what was made in their name ends with their role, until another invites again. */
export const openInvitation = (token: string, at: Date) =>
  and(eq(advisorInvitations.tokenHash, tokenHash(token)), gt(advisorInvitations.expiresAt, at), isByAdmin);

const isByAdmin = sql`exists (
  select from user_roles inner join users on users.id = user_roles.user_id
  where user_roles.user_id = ${advisorInvitations.invitedBy} and user_roles.role = 'admin' and users.suspended_at is null)`;

/** Finds the invitation of a token without using it up: mail scanners open links too. Null when it is no longer valid. */
export async function findInvitation(token: string, at: Date) {
  const [found] = await db.select().from(advisorInvitations).where(openInvitation(token, at));
  return found ?? null;
}

/** Deletes expired invitations. For the clean-up job. */
export async function deleteEndedInvitations(at: Date) {
  await db.delete(advisorInvitations).where(lte(advisorInvitations.expiresAt, at));
}
