import type { Availability } from "../cards/advisor-card";

/** The figures of the four stat cards, all from the database (signed-in-areas.md 2). */
export interface Figures {
  availabilityStatus: Availability;
  timezone: string;
  /** The plain average of all ratings, null without any. */
  rating: number | null;
  ratingCount: number;
  totalSessions: number;
  /** Requests awaiting the advisor's answer. */
  openRequests: number;
  /** Minor units, null until one is set. */
  hourlyRate: number | null;
  currency: string;
  /** The middle half of the rates of at least five peers with the same primary topic, in the advisor's currency. */
  market: { topic: string; low: number; high: number } | null;
  /** Clients with whom a consultation took place. */
  clients: number;
  /** ISO instant of the first free half hour. */
  nextFree: string | null;
}
