import { and, eq, gt, isNull } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { DAY_MS } from "#app/platform/durations";
import { recallWaiting } from "#app/platform/mail/outbox.server";
import type { ConsultationUpdate } from "./consultation-update.server";
import { requestMailWaitMs } from "./request-mail-wait";

const mailKey = (id: string) => `consultation-${id}-request-advisor`;

/** How many seconds the mail about a request waits for its client to leave it at that. One that takes another's place is no more than that one. */
export async function requestMailWait(
  connection: Connection,
  { consultation, isChange = false, now }: Pick<ConsultationUpdate, "consultation" | "isChange" | "now">,
): Promise<number> {
  const { clientId, advisorId, expiresAt } = consultation;
  const isOfBoth = and(eq(consultations.clientId, clientId), eq(consultations.advisorId, advisorId));
  const isLate = gt(consultations.closedAt, new Date(now.getTime() - DAY_MS));
  const withdrawn = await connection.$count(consultations, and(isOfBoth, eq(consultations.status, "withdrawn"), isLate));
  return Math.round(requestMailWaitMs(withdrawn - Number(isChange), expiresAt.getTime() - now.getTime()) / 1000);
}

/**
 * Takes back what the advisor has not heard of a request, now that it has gone on: its mail, while that waits, and the notification, while it is unread.
 * Null when no mail waited: the request is known.
 */
export async function takeBackUnheard(connection: Connection, id: string): Promise<{ wasUnread: boolean } | null> {
  if (!(await recallWaiting(connection, mailKey(id)))) return null;
  const { kind, subject, readAt } = notifications;
  const isUnread = and(eq(kind, "consultation_requested"), eq(subject, id), isNull(readAt));
  const gone = await connection.delete(notifications).where(isUnread).returning({ id: notifications.id });
  return { wasUnread: gone.length > 0 };
}
