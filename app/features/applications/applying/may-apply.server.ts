import { and, eq, gt } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { advisorInvitations } from "#app/db/schema/applications";
import { currentRules } from "#app/features/rules/current-rules";

/** Whether a person may apply now, by the site's rule: anybody, only with an invitation waiting for their account's email address, or nobody. */
export async function mayApply(person: { email: string } | null, at: Date, connection: Connection = db): Promise<boolean> {
  const { applicants } = currentRules();
  if (applicants !== "invited") return applicants === "anybody";
  if (!person) return false;
  const waiting = and(eq(advisorInvitations.email, person.email), gt(advisorInvitations.expiresAt, at));
  return (await connection.$count(advisorInvitations, waiting)) > 0;
}
