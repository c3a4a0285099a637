import type { Availability } from "../cards/advisor-card";

/** What the four stat cards say, all from the database (signed-in-areas.md 2). */
export interface Figures {
  availabilityStatus: Availability;
  timezone: string;
  /** The plain average of all ratings, null without any. */
  rating: number | null;
  ratingCount: number;
  totalSessions: number;
  /** Requests that wait for the advisor's answer. */
  openRequests: number;
  /** Minor units, null until one is set. */
  hourlyRate: number | null;
  currency: string;
  /** What half of at least five peers of the primary topic ask, in the advisor's currency. */
  market: { topic: string; low: number; high: number } | null;
  /** People with whom a consultation was held. */
  clients: number;
  /** ISO instant of the first free half hour. */
  nextFree: string | null;
}
