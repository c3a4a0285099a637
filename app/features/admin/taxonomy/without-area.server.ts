import { and, eq, gt, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import type { AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { type Broadcast, broadcast } from "#app/features/notifications/broadcast.server";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { hasOfferedArea, isOfferedTopic } from "#app/features/topics/offered-areas.server";
import { mailAreaBack, mailAreaGone } from "../people/emails.server";
import type { Standing } from "./edited-entry";

/** Condition for the areas of an entry: those of a category, or of a sub-category page or tile. */
export const areasOfEntry = (key: string): SQL => sql`${key}::text in (${topics.category}, coalesce(${topics.shelf}, ''))`;

const mayBeSeen = and(eq(advisors.status, "approved"), isNull(users.suspendedAt));
const isSeen = and(mayBeSeen, hasOfferedArea);

const hasAreaOf = (areas: SQL) => sql`exists (select from ${advisorTopics} join ${topics} on ${topics.id} = ${advisorTopics.topicId}
  where ${advisorTopics.advisorId} = ${advisors.id} and ${areas})`;

const hasOfferedOf = (areas: SQL) => hasAreaOf(sql`${isOfferedTopic} and ${areas}`);

/** Counts the advisors who would have no offered area left without these. */
export async function countLeftWithout(areas: SQL): Promise<number> {
  return (await advisorsWith(db, and(isSeen, not(hasOfferedOf(sql`not ${areas}`))))).length;
}

/** Counts open requests and agreed consultations ahead about these areas, which stay when they are retired. */
export async function countStanding(areas: SQL, now: Date): Promise<Standing> {
  const lies = and(inArray(consultations.status, [...HOLDING_STATES]), gt(consultations.scheduledTime, now), areas);
  const isAgreed = sql`${consultations.status} = 'accepted'`;
  const [found] = await db
    .select({
      requests: sql<number>`(count(*) filter (where not ${isAgreed}))::int`,
      agreed: sql<number>`(count(*) filter (where ${isAgreed}))::int`,
    })
    .from(consultations)
    .innerJoin(topics, eq(topics.id, consultations.topicId))
    .where(lies);
  return found ?? { requests: 0, agreed: 0 };
}

/** How an advisor is told that none of their areas is offered any more, and that one is again. */
export const [AREA_GONE, AREA_BACK]: [Broadcast, Broadcast] = [
  { kind: "area_gone", tell: (tx, { userId, email }, _, at) => mailAreaGone(tx, email, userId, at) },
  { kind: "area_back", tell: (tx, { userId, email }, _, at) => mailAreaBack(tx, email, userId, at) },
];

/** Runs `retire`, and mails advisors who have no offered area left. */
export async function notifyOfNoArea(tx: AdminTransaction, areas: SQL, retire: () => Promise<unknown>, at: Date) {
  const left = await advisorsWith(tx, and(isSeen, not(hasOfferedOf(sql`not ${areas}`))));
  await retire();
  await broadcast(tx, AREA_GONE, { userIds: left.map(({ userId }) => userId) }, at);
}

/** Runs `restore`, and mails advisors who had no offered area and have one again. */
export async function notifyOfAreaBack(tx: AdminTransaction, areas: SQL, restore: () => Promise<unknown>, at: Date) {
  const hidden = await advisorsWith(tx, and(mayBeSeen, not(hasOfferedArea), hasAreaOf(areas)));
  await restore();
  const seen = new Set((await advisorsWith(tx, and(isSeen, hasOfferedOf(areas)))).map(({ userId }) => userId));
  await broadcast(tx, AREA_BACK, { userIds: hidden.flatMap(({ userId }) => (seen.has(userId) ? [userId] : [])) }, at);
}

/** Condition for the advisors of a category who keep an area when it is retired, or never had any: the others are listed nowhere until they choose one. */
export const whoStaysListed = (category: string): SQL => sql`(${advisors.category} = ${category} and
  (not exists (select from ${advisorTopics} where ${advisorTopics.advisorId} = ${advisors.id}) or ${hasOfferedOf(sql`not ${areasOfEntry(category)}`)}))`;

const advisorsWith = (connection: Connection, condition: SQL | undefined) =>
  connection.select({ userId: users.id }).from(advisors).innerJoin(users, eq(users.id, advisors.userId)).where(condition);
