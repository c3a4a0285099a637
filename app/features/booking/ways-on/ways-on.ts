import { isDuration } from "#app/features/schedule/durations";
import { MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { MINUTE_MS } from "#app/platform/durations";
import { hourPath } from "../hour/hour-selection";
import type { ConsultationState, Side } from "../life/consultation";
import type { ConsultationPage } from "../pages/consultation-view";
import type { Urgency } from "../pricing";
import { searchPath } from "../request/search-path";

interface Ended {
  id: string;
  status: ConsultationState;
  noShowOf: Side | null;
  topicName: string;
  durationMinutes: number;
  urgency: Urgency;
  /** The slug of the advisor; null where they can no longer be asked. */
  slug: string | null;
  /** The agreed hour that was taken away, while others can still be asked for it (`lostHour`). */
  lostHour?: Date | null;
}

/** What was never agreed cannot be booked again. */
export const NEVER_AGREED: ReadonlySet<ConsultationState> = new Set(["declined", "withdrawn", "expired"]);

const WITHOUT_AN_HOUR: readonly ConsultationState[] = ["declined", "withdrawn", "expired", "cancelled"];

/** Whether a client stands there without the hour they asked for, through nothing that took place: then others are for them, too. */
export const isLeftWithout = ({ status, noShowOf }: Pick<Ended, "status" | "noShowOf">): boolean =>
  WITHOUT_AN_HOUR.includes(status) || (status === "no-show" && noShowOf === "advisor");

type Closed = Pick<ConsultationPage, "status" | "closedBy" | "wasAgreed" | "scheduledTime">;

/** The agreed hour that somebody else than its client has cancelled, as long as it can be asked for: others may be free then. Null for any other. */
export function lostHour({ status, closedBy, wasAgreed, scheduledTime }: Closed, now: Date): Date | null {
  const isLost = status === "cancelled" && wasAgreed && closedBy !== "client";
  return isLost && scheduledTime.getTime() - now.getTime() > MINIMUM_LEAD_MINUTES * MINUTE_MS ? scheduledTime : null;
}

/** Whether a client was left without the hour by the other side: then the ways to others come first. */
export const isLeftByOther = ({ status, closedBy, noShowOf }: Pick<ConsultationPage, "status" | "closedBy" | "noShowOf">): boolean =>
  (status === "cancelled" && closedBy !== "client") || (status === "no-show" && noShowOf === "advisor");

/** Where a client goes on from a consultation that is over: to other times of the same advisor, and to others of its area than that one; with its topic and length and what was written for it, its urgency but after what was agreed, and at its hour where that was taken away. */
export function waysOn(consultation: Ended): { again: string | null; others: string | null } {
  const { topicName: topic, durationMinutes: minutes, urgency, slug, lostHour: lost } = consultation;
  // What took place had its note; for another hour there is another one.
  const earlier = isLeftWithout(consultation) ? consultation.id : "";
  // Another hour than the one that was agreed is in no hurry before somebody says so: it costs more.
  const sameUrgency = NEVER_AGREED.has(consultation.status) ? urgency : undefined;
  const again = slug && hourPath(slug, { minutes: isDuration(minutes) ? minutes : undefined, urgency: sameUrgency, topic, earlier });
  const others = `${searchPath({ topic, minutes, urgency, time: lost ? new Date(lost).toISOString() : "", zone: "", advisor: "", except: slug ?? "", earlier })}#results`;
  return { again: again || null, others: isLeftWithout(consultation) ? others : null };
}
