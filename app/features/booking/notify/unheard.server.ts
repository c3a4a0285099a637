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

/** What can be said and taken back again and again, by the step that takes it back, and which other steps answer it. */
const SAID = {
  request: { takenBackBy: "withdraw", mails: (id: string) => `consultation-${id}-request-advisor` },
  reportNoShow: { takenBackBy: "takeNoShowBack", mails: (id: string) => `consultation-${id}-reportNoShow-%` },
} as const;

const OF_ABSENCE: readonly NotifiedStep[] = ["takeNoShowBack", "denyNoShow", "admitNoShow", "letNoShowStand", "recordNoShow", "complete"];

type Update = Pick<ConsultationUpdate, "consultation" | "step" | "replaces" | "now">;

/** How many seconds the mail about a step waits for whoever took it to leave it at that. */
export async function mailWait(connection: Connection, update: Update): Promise<number> {
  const { step, consultation, now } = update;
  if (step !== "request" && step !== "reportNoShow") return 0;
  const before = await (step === "request" ? withdrawnBefore(connection, update) : reportedBefore(connection, update));
  const until = step === "request" ? consultation.expiresAt : noShowReplyUntil(now);
  return Math.round(burstWaitMs(before, until.getTime() - now.getTime()) / 1000);
}

const aDayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Of the same client to the same advisor. A request that takes another's place is no more than that one. */
async function withdrawnBefore(connection: Connection, { consultation: { clientId, advisorId }, replaces, now }: Update) {
  const isOfBoth = and(eq(consultations.clientId, clientId), eq(consultations.advisorId, advisorId));
  const isLate = gt(consultations.closedAt, aDayBefore(now));
  return (await connection.$count(consultations, and(isOfBoth, eq(consultations.status, "withdrawn"), isLate))) - (replaces ? 1 : 0);
}

/** The one that is told of now is among them. */
async function reportedBefore(connection: Connection, { consultation: { id } }: Update) {
  const { consultationId, transition } = consultationEvents;
  return (await connection.$count(consultationEvents, and(eq(consultationId, id), eq(transition, "reportNoShow")))) - 1;
}

/**
 * Takes back what the other side has not heard of yet, now that it has gone on: its mail, while that waits, and the notification, while it is unread. Says
 * whether the step that was taken is no news by that, and in the app none either; null when no mail waited.
 */
export async function takeBackUnheard(connection: Connection, { id }: { id: string }, step: NotifiedStep) {
  if (step === "request" || step === "reportNoShow") return null;
  const said = OF_ABSENCE.includes(step) ? "reportNoShow" : "request";
  if (!(await recallWaiting(connection, SAID[said].mails(id)))) return null;
  const { kind, subject, readAt } = notifications;
  const isUnread = and(eq(kind, notificationKindOf(said)), eq(subject, id), isNull(readAt));
  const gone = await connection.delete(notifications).where(isUnread).returning({ id: notifications.id });
  return { isNoNews: step === SAID[said].takenBackBy, wasUnread: gone.length > 0 };
}
