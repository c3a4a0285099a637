import { and, eq, gt, isNull } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { notifications } from "#app/db/schema/notifications";
import { DAY_MS } from "#app/platform/durations";
import { burstWaitMs } from "#app/platform/mail/burst-wait";
import { recallWaiting } from "#app/platform/mail/outbox.server";
import { noShowReplyUntil } from "../deadlines";
import type { ConsultationUpdate } from "./consultation-update.server";
import type { NotifiedStep } from "./email-kinds";
import { notificationKindOf } from "./notifications.server";

/** Steps that can be taken and taken back repeatedly, with the step that takes each back and the keys of its emails. */
const SAID = {
  request: { takenBackBy: "withdraw", mails: (id: string) => `consultation-${id}-request-advisor` },
  reportNoShow: { takenBackBy: "takeNoShowBack", mails: (id: string) => `consultation-${id}-reportNoShow-%` },
} as const;

const OF_ABSENCE: readonly NotifiedStep[] = ["takeNoShowBack", "denyNoShow", "admitNoShow", "letNoShowStand", "recordNoShow", "complete"];

type Update = Pick<ConsultationUpdate, "consultation" | "step" | "replaces" | "now">;

/** Returns how many seconds the email about a step waits, in case its author takes the step back. */
export async function mailWait(connection: Connection, update: Update): Promise<number> {
  const { step, consultation, now } = update;
  if (step !== "request" && step !== "reportNoShow") return 0;
  const before = await (step === "request" ? withdrawnBefore(connection, update) : reportedBefore(connection, update));
  const until = step === "request" ? consultation.expiresAt : noShowReplyUntil(now);
  return Math.round(burstWaitMs(before, until.getTime() - now.getTime()) / 1000);
}

const aDayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Counts withdrawn requests of the client to the advisor. A request that replaces another counts as the same one. */
async function withdrawnBefore(connection: Connection, { consultation: { clientId, advisorId }, replaces, now }: Update) {
  const isOfBoth = and(eq(consultations.clientId, clientId), eq(consultations.advisorId, advisorId));
  const isLate = gt(consultations.closedAt, aDayBefore(now));
  return (await connection.$count(consultations, and(isOfBoth, eq(consultations.status, "withdrawn"), isLate))) - (replaces ? 1 : 0);
}

/** Excludes the report being notified now. */
async function reportedBefore(connection: Connection, { consultation: { id } }: Update) {
  const { consultationId, transition } = consultationEvents;
  return (await connection.$count(consultationEvents, and(eq(consultationId, id), eq(transition, "reportNoShow")))) - 1;
}

/** Steps after which an unread notification of a request is of no use, though its email has gone. */
const REQUEST_OVER: readonly NotifiedStep[] = ["withdraw", "expire"];

/**
 * Recalls the email and the unread notification of the previous step, which the other side has not seen yet, now that it is superseded.
 * Of a request that is over the unread notification goes in any case. Returns whether the new step is therefore no news, and whether the notification was unread; null when no email was waiting.
 */
export async function recallUnseen(connection: Connection, { id }: { id: string }, step: NotifiedStep) {
  if (step === "request" || step === "reportNoShow") return null;
  const said = OF_ABSENCE.includes(step) ? "reportNoShow" : "request";
  const wasWaiting = await recallWaiting(connection, SAID[said].mails(id));
  if (!wasWaiting && !REQUEST_OVER.includes(step)) return null;
  const { kind, subject, readAt } = notifications;
  const isUnread = and(eq(kind, notificationKindOf(said)), eq(subject, id), isNull(readAt));
  const gone = await connection.delete(notifications).where(isUnread).returning({ id: notifications.id });
  if (!wasWaiting) return null;
  return { isNoNews: step === SAID[said].takenBackBy, wasUnread: gone.length > 0 };
}
