import { and, eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { users } from "#app/db/schema/accounts/accounts";
import { advisorApplications } from "#app/db/schema/applications";

/**
 * Whether the applicant of a pending application has asked for their account to be deleted. The row lock serializes this with a concurrent deletion request: it
 * waits for the caller's transaction, or is seen by it.
 */
export async function isApplicantDeletionPending(connection: Connection, applicationId: string): Promise<boolean> {
  const waiting = and(eq(advisorApplications.id, applicationId), eq(advisorApplications.status, "pending"));
  const [applicant] = await connection
    .select({ id: users.id })
    .from(users)
    .innerJoin(advisorApplications, eq(advisorApplications.userId, users.id))
    .where(waiting)
    .for("key share", { of: users });
  if (!applicant) return false;
  return (await connection.$count(accountDeletions, eq(accountDeletions.userId, applicant.id))) > 0;
}
