import { and, eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import type { advisorApplications } from "#app/db/schema/applications";
import { notifications } from "#app/db/schema/notifications";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import { mailReceived, mailRejection, mailWelcome, recallDecision } from "./emails.server";

type Application = typeof advisorApplications.$inferSelect;
type Welcomed = Parameters<typeof mailWelcome>[2];

/** Confirms a submission by email, in its transaction, and refreshes the open pages of both sides. */
export async function notifyOfSubmission(connection: Connection, application: Application): Promise<void> {
  await mailReceived(connection, application);
  await publishToBothSides(connection, application.userId);
}

/**
 * Notifies the applicant of a decision, in its transaction, in the app and by email unless they have turned these off, and refreshes the open pages of both
 * sides. The email is delayed as long as the decision can be undone.
 */
export async function notifyOfDecision(
  connection: Connection,
  application: Application,
  advisor: Welcomed | null,
  { at, waitSeconds = 0 }: { at: Date; waitSeconds?: number },
): Promise<void> {
  const { id, userId, status } = application;
  const link = advisor ? "/advisor-profile" : "/advisor-registration";
  await notify(connection, { userId, kind: "application_decided", subject: id, details: { decision: status }, link, named: [] }, at);
  if (await wantsMail(connection, userId, "application_decided")) await mailDecision(connection, { application, advisor, waitSeconds });
  await publishToBothSides(connection, userId);
}

interface Decided {
  application: Application;
  advisor: Welcomed | null;
  waitSeconds: number;
}

function mailDecision(connection: Connection, { application, advisor, waitSeconds }: Decided) {
  const applicant = { ...application, waitSeconds };
  if (!advisor) return mailRejection(connection, { ...applicant, notes: application.reviewNotes ?? "" });
  return mailWelcome(connection, applicant, advisor);
}

/**
 * Withdraws the notification and email of a decision, in the transaction that undoes it. An applicant who has already read it is told. False, with nothing
 * done, when the email is already on its way.
 */
export async function withdrawDecisionMessages(connection: Connection, { id, userId }: Application, at: Date): Promise<boolean> {
  if (!(await recallDecision(connection, id))) return false;
  const { userId: reader, kind, subject, readAt } = notifications;
  const isOfDecision = and(eq(reader, userId), eq(kind, "application_decided"), eq(subject, id));
  const gone = await connection.delete(notifications).where(isOfDecision).returning({ readAt });
  const told = { userId, kind: "application_decided", subject: id, details: { decision: "undone" }, link: "/profile", named: [] } as const;
  if (gone.some((each) => each.readAt !== null)) await notify(connection, told, at);
  await publishToBothSides(connection, userId);
  return true;
}

/** Refreshes the pages of the applicant and of every admin. */
async function publishToBothSides(connection: Connection, applicantId: string) {
  const admins = await connection.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin"));
  await publishToPeople(connection, [applicantId, ...admins.map(({ userId }) => userId)]);
}
