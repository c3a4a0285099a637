import { sql } from "drizzle-orm";
import { advisors } from "#app/db/schema/advisors";
import { hasOfferedArea } from "#app/features/topics/offered-areas.server";

/** SQL condition: the advisor of the query is publicly listed, so clients can book them. */
export const canBeBooked = sql<boolean>`(${advisors.status} = 'approved' and ${hasOfferedArea} and not exists (
  select 1 from users banned where banned.id = ${advisors.userId} and banned.suspended_at is not null))`;
