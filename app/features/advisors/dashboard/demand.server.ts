import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import { isNotReplaced } from "#app/features/schedule/not-replaced.server";
import { DAY_MS } from "#app/platform/durations";
import { DEMAND_DAYS, type Demand } from "./demand";

interface Asked {
  id: string;
  userId: string;
  languages: readonly string[];
}

/** Returns others' requests of the last 30 days, changed ones once, by the advisor's areas and languages; clients are taken to prefer the one they read. */
export async function findDemand({ id, userId, languages }: Asked, now: Date): Promise<Demand> {
  const since = new Date(now.getTime() - DEMAND_DAYS * DAY_MS).toISOString();
  const category = sql`(select ${advisors.category} from ${advisors} where ${advisors.id} = ${id})`;
  const isOwn = sql`exists (select 1 from ${advisorTopics} own where own.adviser_id = ${id} and own.topic_id = ${consultations.topicId})`;
  const isSpoken = sql`profile.language = any(${sql.param([...languages])}::text[])`;
  const rows = await db.execute<{ is_own: boolean; in_category: boolean; language: string | null; times: number }>(sql`
    select ${isOwn} as is_own, topic.category = ${category} as in_category, ${unspoken(isSpoken)} as language, count(*)::int as times
    from ${consultations}
    join ${topics} topic on topic.id = ${consultations.topicId}
    left join ${profiles} profile on profile.user_id = ${consultations.clientId}
    where ${consultations.createdAt} >= ${since}::timestamptz and ${consultations.clientId} <> ${userId} and ${isNotReplaced()}
      and (topic.category = ${category} or ${isOwn})
    group by 1, 2, 3
    order by times desc, language`);
  const sum = (which: (row: (typeof rows.rows)[number]) => boolean) =>
    rows.rows.filter(which).reduce((total, { times }) => total + times, 0);
  return {
    inCategory: sum(({ in_category }) => in_category),
    forOtherAreas: sum(({ in_category, is_own }) => in_category && !is_own),
    inAreas: sum(({ is_own }) => is_own),
    inOtherLanguages: sum(({ is_own, language }) => is_own && language !== null),
    language: rows.rows.find(({ is_own, language }) => is_own && language !== null)?.language ?? "",
  };
}

const unspoken = (isSpoken: SQL) => sql`case when profile.language <> '' and not ${isSpoken} then profile.language end`;
