import { isDuration } from "#app/features/schedule/durations";
import { hourPath } from "../hour/hour-selection";
import type { ConsultationState, Side } from "../life/consultation";
import type { Urgency } from "../pricing";
import { searchPath } from "../request/search-path";

interface Ended {
  status: ConsultationState;
  noShowOf: Side | null;
  topicName: string;
  durationMinutes: number;
  urgency: Urgency;
  /** The slug of the advisor; null where they can no longer be asked. */
  slug: string | null;
}

const WITHOUT_AN_HOUR: readonly ConsultationState[] = ["declined", "withdrawn", "expired", "cancelled"];

/** Whether a client stands there without the hour they asked for, through nothing that took place: then others are for them, too. */
export const isLeftWithout = ({ status, noShowOf }: Pick<Ended, "status" | "noShowOf">): boolean =>
  WITHOUT_AN_HOUR.includes(status) || (status === "no-show" && noShowOf === "advisor");

/** Where a client goes on from a consultation that is over: to other times of the same advisor, and to others of its area than that one; with its topic, length and urgency. */
export function waysOn(consultation: Ended): { again: string | null; others: string | null } {
  const { topicName: topic, durationMinutes: minutes, urgency, slug } = consultation;
  const again = slug && hourPath(slug, { minutes: isDuration(minutes) ? minutes : undefined, urgency, topic });
  const others = `${searchPath({ topic, minutes, urgency, time: "", zone: "", advisor: "", except: slug ?? "" })}#results`;
  return { again: again || null, others: isLeftWithout(consultation) ? others : null };
}
