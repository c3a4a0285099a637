import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { DEFAULT_URGENCY } from "#app/features/booking/pricing";
import type { BookingPageAnswer, SearchValues } from "#app/features/booking/request/booking-page-answer";
import { matchAdvisors } from "#app/features/booking/request/match-advisors.server";
import { refusalMessage, refusalStatus } from "#app/features/booking/request/refusals";
import { matchFormSchema } from "#app/features/booking/schema";
import { currentRules } from "#app/features/rules/current-rules";
import { usualDuration } from "#app/features/schedule/durations";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";

interface Searched {
  viewer: Viewer | null;
  address: string;
  /** Values from the address, as the form shows them. */
  requested: Partial<SearchValues>;
  leadingSlug: string | undefined;
  exceptSlug: string | undefined;
}

const nothing = (): SearchValues => ({
  requested_topic: "",
  requested_time: "",
  duration_minutes: String(usualDuration(currentRules())),
  urgency: DEFAULT_URGENCY,
  time_zone: "",
});

/** Returns the result of a search in the address; visitors get the same prices. Private and not cached. */
export async function answerAddress({ viewer, address, requested, leadingSlug, exceptSlug }: Searched) {
  const values = { ...nothing(), ...requested };
  const say = (answer: BookingPageAnswer, status = 200, retryAfterSeconds?: number) =>
    data(answer, {
      status,
      headers: { "cache-control": "private, no-cache", ...(retryAfterSeconds && { "retry-after": String(retryAfterSeconds) }) },
    });
  const parsed = matchFormSchema.safeParse(values);
  if (!parsed.success) return say({ kind: "refused", values, errors: { requested_topic: "matching.topicUnknown" }, choices: [] }, 422);
  const { meant_time: _, advisor: __, ...request } = parsed.data;
  const timeZone = viewer?.timeZone || request.time_zone || "";
  try {
    const searcher = viewer ?? { userId: null, timeZone, address };
    const found = await matchAdvisors(searcher, { ...request, time_zone: timeZone || undefined }, now(), { leadingSlug, exceptSlug });
    if (found.ok) return say({ kind: "found", values, topicName: found.topicName, matches: found.matches, status: found.platform_status });
    const field = ["topicUnknown", "tooManyPrices"].includes(found.reason) ? "requested_topic" : "requested_time";
    const errors = { [field]: refusalMessage(found.reason) };
    return say(
      { kind: "refused", values, errors, choices: [] },
      refusalStatus(found.reason),
      "retryAfterSeconds" in found ? found.retryAfterSeconds : undefined,
    );
  } catch (error) {
    return say({ kind: "failed", values }, failureStatus(error, "match"));
  }
}
