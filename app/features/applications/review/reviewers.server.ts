import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { publishToPeople } from "#app/platform/events/streams.server";

/** Has the open pages of the admins, and of the applicant, ask anew where an application stands: once the transaction commits. */
export async function showApplicationChanged(connection: Connection, applicantId: string) {
  const reviewers = await connection.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin"));
  await publishToPeople(connection, [applicantId, ...reviewers.map(({ userId }) => userId)]);
}
