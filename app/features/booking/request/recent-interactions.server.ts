import { desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { nameFor, unlessBlocked } from "#app/features/blocks/name-when-blocked.server";
import { isUnsettled } from "../absence/unsettled.server";

const MAX_SHOWN = 5;

/** Returns the data of a client's Profile Preview: counts and the latest consultations (signed-in-areas.md 2). */
export async function recentInteractions(viewer: Viewer, now: Date) {
  const isOwn = eq(consultations.clientId, viewer.userId);
  const [counted, latest] = await Promise.all([
    db
      .select({
        requests: sql<number>`count(*)::int`,
        upcoming: sql<number>`count(*) filter (where ${consultations.status} = 'accepted' and ${consultations.endsAt} > ${now.toISOString()})::int`,
        completed: sql<number>`count(*) filter (where ${consultations.status} = 'completed')::int`,
        advisors: sql<number>`count(distinct ${consultations.advisorId})::int`,
      })
      .from(consultations)
      .where(isOwn),
    db
      .select({
        id: consultations.id,
        status: consultations.status,
        isUnsettled: isUnsettled.as("is_unsettled"),
        hasEnded: sql<boolean>`${consultations.endsAt} <= ${now.toISOString()}`.as("has_ended"),
        topicName: consultations.topicName,
        scheduledTime: consultations.scheduledTime,
        advisorName: nameFor(viewer.userId, advisors.userId, advisors.displayName),
        advisorAvatar: unlessBlocked(viewer.userId, advisors.userId, advisors.avatarUrl),
      })
      .from(consultations)
      .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
      .where(isOwn)
      .orderBy(desc(consultations.createdAt), desc(consultations.id))
      .limit(MAX_SHOWN),
  ]);
  return { counts: oneRow(counted), latest };
}
