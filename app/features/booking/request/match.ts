import type { MatchParts } from "#app/features/matching/score";
import type { ExpertiseLevel } from "#app/features/matching/score-parts";
import type { ReasonCode } from "#app/features/matching/why-it-ranks";
import type { Urgency } from "../pricing";

/** The price of one consultation, held for one person, under the specification's field names. Amounts in minor units of `currency`. */
export interface QuotedPrice {
  /** Empty for visitors, whose quotes are not stored. */
  quote_id: string;
  /** ISO instant, UTC. */
  scheduled_time: string;
  duration_minutes: number;
  urgency: Urgency;
  currency: string;
  base_price: number;
  surge_amount: number;
  /** 1 to 2. */
  surge_multiplier: number;
  rush_fee: number;
  /** Percentage that rush adds to the base price under the rules it is priced by. */
  rush_percent: number;
  /** Hours the advisor has to answer a request at this price. */
  answer_hours: number;
  /** Hours before the start until which a client is refunded in full. */
  whole_refund_hours: number;
  /** Hours before the start until which a client is partly refunded, and the percentage. */
  part_refund_hours: number;
  part_refund_percent: number;
  total_price: number;
  /** The total less the platform fee. */
  adviser_receives: number;
  expires_at: string;
}

/** One advisor in the answer of `match-adviser` (signed-in-areas.md 3: Match). */
export interface AdvisorMatch extends QuotedPrice {
  adviser_id: string;
  adviser_name: string;
  slug: string;
  /** IANA zone; the advisor's local time is shown beside the viewer's. */
  adviser_time_zone: string;
  job_title: string;
  avatar_url: string | null;
  bio: string;
  /** 1 to 5; null without ratings. */
  rating: number | null;
  rating_count: number;
  total_sessions: number;
  expertise_level: ExpertiseLevel;
  is_primary_expertise: boolean;
  /** 0 to 1. */
  score: number;
  /** Components of the score, each 0 to 1; null without a preference. */
  parts: MatchParts;
  reasons: ReasonCode[];
}

export interface PlatformStatus {
  active_requests: number;
  available_advisers: number;
  surge_multiplier: number;
}
