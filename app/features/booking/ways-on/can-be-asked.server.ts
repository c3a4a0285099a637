import { sql } from "drizzle-orm";
import { advisors } from "#app/db/schema/advisors";
import { hasOfferedArea } from "#app/features/topics/offered-areas.server";

/** Whether the public sees an advisor of a query, so that a client can ask them for an hour. */
export const canBeAsked = sql<boolean>`(${advisors.status} = 'approved' and ${hasOfferedArea} and not exists (
  select 1 from users banned where banned.id = ${advisors.userId} and banned.suspended_at is not null))`;
