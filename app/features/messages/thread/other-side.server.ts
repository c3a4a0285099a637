import { sql } from "drizzle-orm";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { messageThreads } from "#app/db/schema/messages";
import { nameFor, unlessBlocked } from "#app/features/blocks/name-when-blocked.server";
import { hasOfferedArea } from "#app/features/topics/offered-areas.server";
import { isOpen } from "./thread-lock.server";

/** A client's name for the other side: display name, else first name, else empty; never an address. */
export const clientName = sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')`;

/** The other side's id, for a thread query; not for pages. */
export const otherIdFor = (userId: string) =>
  sql<string>`case when ${messageThreads.clientId} = ${userId} then ${messageThreads.advisorUserId} else ${messageThreads.clientId} end`;

/** Columns of the other side, as a person may see it. For a thread query that joins advisors and the client's profile. */
export function otherSideFor(userId: string) {
  const isClient = sql`${messageThreads.clientId} = ${userId}`;
  const other = otherIdFor(userId);
  return {
    isClient: sql<boolean>`${isClient}`,
    name: nameFor(userId, other, sql`case when ${isClient} then ${advisors.displayName} else ${clientName} end`),
    avatarUrl: unlessBlocked(userId, other, sql`case when ${isClient} then ${advisors.avatarUrl} else ${profiles.avatarUrl} end`),
    slug: sql<
      string | null
    >`case when ${isClient} and ${advisors.status} = 'approved' and ${hasOfferedArea} and ${isOpen} then ${advisors.slug} end`,
  };
}
