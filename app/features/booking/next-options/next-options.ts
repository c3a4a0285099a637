import { isDuration } from "#app/features/schedule/durations";
import { MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { MINUTE_MS } from "#app/platform/durations";
import { otherTimesPath } from "../hour/hour-selection";
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
  /** Slug of the advisor; null when they can no longer be booked. */
  slug: string | null;
  /** The cancelled agreed hour, while other advisors can still be booked for it (`lostHour`). */
  lostHour?: Date | null;
}

/** States of a request that was never agreed, so there is nothing to book again. */
export const NEVER_AGREED: ReadonlySet<ConsultationState> = new Set(["declined", "withdrawn", "expired"]);

const WITHOUT_AN_HOUR: readonly ConsultationState[] = ["declined", "withdrawn", "expired", "cancelled"];

/** Whether a client is left without the hour they requested because nothing took place, so that other advisors are offered too. */
export const isLeftWithout = ({ status, noShowOf }: Pick<Ended, "status" | "noShowOf">): boolean =>
  WITHOUT_AN_HOUR.includes(status) || (status === "no-show" && noShowOf === "advisor");

type Closed = Pick<ConsultationPage, "status" | "closedBy" | "wasAgreed" | "scheduledTime">;

/** Returns the agreed hour that someone other than its client cancelled, while it can still be booked: other advisors may be free then. Otherwise null. */
export function lostHour({ status, closedBy, wasAgreed, scheduledTime }: Closed, now: Date): Date | null {
  const isLost = status === "cancelled" && wasAgreed && closedBy !== "client";
  return isLost && scheduledTime.getTime() - now.getTime() > MINIMUM_LEAD_MINUTES * MINUTE_MS ? scheduledTime : null;
}

/** Whether the other side left the client without the hour: then links to other advisors come first. */
export const isLeftByOther = ({ status, closedBy, noShowOf }: Pick<ConsultationPage, "status" | "closedBy" | "noShowOf">): boolean =>
  (status === "cancelled" && closedBy !== "client") || (status === "no-show" && noShowOf === "advisor");

/** Returns where a client goes after an ended consultation: the advisor's other times, and others of the area at a lost hour, with the same terms and note. */
export function nextOptions(consultation: Ended): { again: string | null; others: string | null } {
  const { topicName: topic, durationMinutes: minutes, urgency, slug, lostHour: lost } = consultation;
  // A consultation that took place used its note; another hour gets a new one.
  const earlier = isLeftWithout(consultation) ? consultation.id : "";
  // A different hour from an agreed one is not urgent until the client says so, because rush costs more.
  const sameUrgency = NEVER_AGREED.has(consultation.status) ? urgency : undefined;
  const terms = { minutes: isDuration(minutes) ? minutes : undefined, urgency: sameUrgency, topic, earlier };
  const again = slug && otherTimesPath(slug, terms, "UTC");
  const others = `${searchPath({ topic, minutes, urgency, time: lost ? new Date(lost).toISOString() : "", zone: "", advisor: "", except: slug ?? "", earlier })}#results`;
  return { again: again || null, others: isLeftWithout(consultation) ? others : null };
}
