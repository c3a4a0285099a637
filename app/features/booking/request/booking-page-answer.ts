import type { TimeChoice } from "#app/features/schedule/wall-time";
import type { AdvisorMatch, PlatformStatus } from "./match";

/** Search values, as the form receives them back. */
export type SearchValues = Record<"requested_topic" | "requested_time" | "duration_minutes" | "urgency" | "time_zone", string>;

/** What /book-consultation returns for a POST. */
export type BookingPageAnswer =
  | { kind: "found"; values: SearchValues; topicName: string; matches: AdvisorMatch[]; status: PlatformStatus }
  | { kind: "refused"; values: SearchValues; errors: Record<string, string>; choices: TimeChoice[] }
  | { kind: "failed"; values: SearchValues };
