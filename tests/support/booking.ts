import type { Viewer } from "#app/features/accounts/viewer";
import { matchAdvisors } from "#app/features/booking/request/match-advisors.server";
import { matchRequestSchema } from "#app/features/booking/schema";

/** Returns what the browser sends to book the first match of a search. */
export async function bookingOf(viewer: Viewer, now: Date, search: object = {}) {
  const found = await matchAdvisors(
    viewer,
    matchRequestSchema.parse({ requested_topic: "Business Strategy", requested_time: "2026-12-02T12:00:00Z", ...search }),
    now,
  );
  const match = found.ok ? found.matches[0] : undefined;
  if (!match) throw new Error("nobody matches");
  const { base_price, surge_multiplier, rush_fee, total_price } = match;
  return {
    adviser_id: match.adviser_id,
    topic_name: "Business Strategy",
    scheduled_time: match.scheduled_time,
    duration_minutes: match.duration_minutes,
    urgency: match.urgency,
    pricing: { base_price, surge_multiplier, rush_fee, total_price },
    quote_id: match.quote_id,
  };
}
