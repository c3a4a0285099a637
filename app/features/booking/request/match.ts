import type { MatchParts } from "#app/features/matching/score";
import type { ExpertiseLevel } from "#app/features/matching/score-parts";
import type { ReasonCode } from "#app/features/matching/why-it-ranks";
import type { Urgency } from "../pricing";

/** The price of one consultation that is held for somebody, under the documents' names. Amounts in minor units of `currency`. */
export interface QuotedPrice {
  /** Empty for a visitor, for whom nothing is kept. */
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
  /** What rush adds to the base price by the rules it is priced by. */
  rush_percent: number;
  /** How long the advisor has to answer a request at this price. */
  answer_hours: number;
  /** Until how many hours before the start a client gets everything back. */
  whole_refund_hours: number;
  /** Until how many hours before the start a part, and which. */
  part_refund_hours: number;
  part_refund_percent: number;
  total_price: number;
  /** The total less the platform's fee. */
  adviser_receives: number;
  expires_at: string;
}

/** One advisor that `match-adviser` answers with (signed-in-areas.md 3: Match). */
export interface AdvisorMatch extends QuotedPrice {
  adviser_id: string;
  adviser_name: string;
  slug: string;
  /** IANA zone: their clock stands beside that of whoever looks. */
  adviser_time_zone: string;
  job_title: string;
  avatar_url: string | null;
  bio: string;
  /** 1 to 5; null when nobody has rated yet. */
  rating: number | null;
  rating_count: number;
  total_sessions: number;
  expertise_level: ExpertiseLevel;
  is_primary_expertise: boolean;
  /** 0 to 1. */
  score: number;
  /** What the score is made of, each 0 to 1; null where nothing was preferred. */
  parts: MatchParts;
  reasons: ReasonCode[];
}

export interface PlatformStatus {
  active_requests: number;
  available_advisers: number;
  surge_multiplier: number;
}
