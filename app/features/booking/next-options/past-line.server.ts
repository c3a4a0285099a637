import { type Placeholder, sql } from "drizzle-orm";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { unlessBlocked } from "#app/features/blocks/name-when-blocked.server";
import { isContested } from "#app/features/ratings/contested.server";
import { reviewUntil } from "../deadlines";
import type { Side } from "../life/consultation";
import { canBeBooked } from "./can-be-booked.server";

/** Columns of a list that say what a side can do next of what is over: since when it can write a review, and whether it can book again. */
export const pastColumns = (side: Side, readerId: string | Placeholder) => ({
  reviewSince: sql<Date | null>`case when ${consultations.status} = 'completed' and not ${isContested} and not exists (
    select from reviews written where written.consultation_id = ${consultations.id}
    and written.author_side = ${side === "advisor" ? sql`'adviser'` : sql`'client'`}) then ${consultations.closedAt} end`.mapWith(
    consultations.closedAt,
  ),
  mayAgain:
    side === "client"
      ? sql<boolean>`${canBeBooked} and coalesce(${unlessBlocked(readerId, advisors.userId, sql`true`)}, false)`
      : sql<boolean>`false`,
});

/** Until when a side may write its review; null where it may not. */
export function reviewableUntil(since: Date | null, now: Date): Date | null {
  const until = since && reviewUntil(since);
  return until && now < until ? until : null;
}
