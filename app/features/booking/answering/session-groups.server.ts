import { and, eq, gt, inArray, lte, not, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { isNotReplaced } from "#app/features/schedule/not-replaced.server";
import { isAccused } from "../absence/unsettled.server";
import { SESSION_GROUPS, type SessionGroup } from "./session-groups";

const { status, endsAt, advisorId, proposedBy } = consultations;

/** Returns the SQL condition for a group at a moment. Every consultation is in exactly one group, except replaced requests, which are in none. */
export function isOfGroup(group: SessionGroup, now: Date | Placeholder): SQL | undefined {
  const isAgreed = and(eq(status, "accepted"), not(isAccused("advisor")));
  const isOf: Record<SessionGroup, SQL | undefined> = {
    waiting: or(isAccused("advisor"), eq(status, "requested"), and(eq(status, "countered"), eq(proposedBy, "client"))),
    proposed: and(eq(status, "countered"), sql`${proposedBy} is distinct from 'client'`),
    upcoming: and(isAgreed, gt(endsAt, now)),
    toConfirm: and(isAgreed, lte(endsAt, now)),
    completed: eq(status, "completed"),
    cancelled: eq(status, "cancelled"),
    noShow: eq(status, "no-show"),
    notAgreed: and(inArray(status, ["declined", "withdrawn", "expired"]), isNotReplaced()),
  };
  return isOf[group];
}

/** Returns how many of an advisor's consultations are in each group. */
export async function groupCounts(ofAdvisor: string, now: Date): Promise<Record<SessionGroup, number>> {
  const counts = SESSION_GROUPS.map((group) => [group, sql<number>`count(*) filter (where ${isOfGroup(group, now)})::int`] as const);
  const [row] = await db
    .select(Object.fromEntries(counts) as Record<SessionGroup, SQL<number>>)
    .from(consultations)
    .where(eq(advisorId, ofAdvisor));
  return row!;
}
