import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import type { advisorApplications } from "#app/db/schema/applications";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import { mailReceived, mailRejection, mailWelcome } from "./emails.server";

type Application = typeof advisorApplications.$inferSelect;

/** An application has come, in its transaction: an email to the applicant, and the open pages of both sides load anew. */
export async function notifyOfSubmission(connection: Connection, application: Application): Promise<void> {
  await mailReceived(connection, application);
  await publishToBothSides(connection, application.userId);
}

/**
 * An admin has decided, in the transaction of the decision: a notification and an email to the applicant, who is an advisor now or is not, unless
 * they turned them off, and the open pages of both sides load anew.
 */
export async function notifyOfDecision(
  connection: Connection,
  application: Application,
  advisor: { slug: string; hourlyRate: number | null } | null,
  at: Date,
): Promise<void> {
  const { id, userId, status } = application;
  const link = advisor ? "/advisor-profile" : "/advisor-registration";
  await notify(connection, { userId, kind: "application_decided", subject: id, details: { decision: status }, link }, at);
  if (await wantsMail(connection, userId, "application_decided")) await mailDecision(connection, application, advisor);
  await publishToBothSides(connection, userId);
}

function mailDecision(connection: Connection, application: Application, advisor: { slug: string; hourlyRate: number | null } | null) {
  const applicant = { ...application, notes: application.reviewNotes ?? "" };
  if (!advisor) return mailRejection(connection, applicant);
  return mailWelcome(connection, applicant, { slug: advisor.slug, hasRate: advisor.hourlyRate !== null });
}

/** The pages of the applicant, and of every admin. */
async function publishToBothSides(connection: Connection, applicantId: string) {
  const admins = await connection.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin"));
  await publishToPeople(connection, [applicantId, ...admins.map(({ userId }) => userId)]);
}
