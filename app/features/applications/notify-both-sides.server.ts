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

/** An application has come, in its transaction: an email to the applicant, and the open pages of both sides load anew. */
export async function notifyOfSubmission(connection: Connection, application: Application): Promise<void> {
  await mailReceived(connection, application);
  await publishToBothSides(connection, application.userId);
}

/**
 * An admin has decided, in the transaction of the decision: a notification and an email to the applicant, who is an advisor now or is not, unless
 * they turned them off, and the open pages of both sides load anew. The email waits as long as the decision can be undone.
 */
export async function notifyOfDecision(
  connection: Connection,
  application: Application,
  advisor: Welcomed | null,
  { at, waitSeconds = 0 }: { at: Date; waitSeconds?: number },
): Promise<void> {
  const { id, userId, status } = application;
  const link = advisor ? "/advisor-profile" : "/advisor-registration";
  await notify(connection, { userId, kind: "application_decided", subject: id, details: { decision: status }, link }, at);
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
 * A decision is taken back, in its transaction: what told the applicant of it is gone. Who has read it by then is told that it was taken back. False, with
 * nothing done, when its email is on its way.
 */
export async function takeBackDecision(connection: Connection, { id, userId }: Application, at: Date): Promise<boolean> {
  if (!(await recallDecision(connection, id))) return false;
  const { userId: reader, kind, subject, readAt } = notifications;
  const isOfDecision = and(eq(reader, userId), eq(kind, "application_decided"), eq(subject, id));
  const gone = await connection.delete(notifications).where(isOfDecision).returning({ readAt });
  const told = { userId, kind: "application_decided", subject: id, details: { decision: "undone" }, link: "/profile" } as const;
  if (gone.some((each) => each.readAt !== null)) await notify(connection, told, at);
  await publishToBothSides(connection, userId);
  return true;
}

/** The pages of the applicant, and of every admin. */
async function publishToBothSides(connection: Connection, applicantId: string) {
  const admins = await connection.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin"));
  await publishToPeople(connection, [applicantId, ...admins.map(({ userId }) => userId)]);
}
