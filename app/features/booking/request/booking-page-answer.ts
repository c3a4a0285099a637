import type { TimeChoice } from "#app/features/schedule/wall-time";
import type { AdvisorMatch, PlatformStatus, QuoteReview } from "./match";
import type { RefusalReason } from "./refusals";

/** The key of what a refusal says. */
export type RefusalKey =
  | `booking.${Exclude<RefusalReason, "topicUnknown">}`
  | "matching.topicUnknown"
  | "booking.failed"
  | "matching.failed";

/** What somebody searched for, as the form takes it back. */
export type SearchValues = Record<"requested_topic" | "requested_time" | "duration_minutes" | "urgency" | "time_zone", string>;

/** What /book-consultation answers a post with. */
export type BookingPageAnswer =
  | { kind: "found"; values: SearchValues; topicName: string; matches: AdvisorMatch[]; status: PlatformStatus }
  | { kind: "refused"; values: SearchValues; errors: Record<string, string>; choices: TimeChoice[] }
  | { kind: "failed"; values: SearchValues }
  | { kind: "review"; review: QuoteReview; note: string; alert?: RefusalKey }
  | { kind: "notBooked"; alert: RefusalKey };
