import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { executePrepared } from "#app/db/prepared-statements.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { advisorRanks } from "#app/db/schema/matching";
import { isUnblocked } from "#app/features/blocks/blocked-advisors.server";

/** Columns behind the static part of the score (docs/matching.md): of an advisor, and of one of their topics. */
export const staticFacts = {
  ratingSum: advisors.ratingSum,
  ratingCount: advisors.ratingCount,
  totalSessions: advisors.totalSessions,
  replyMinutes: advisors.replyMinutes,
  requestsAnswered: advisors.requestsAnswered,
  requestsReceived: advisors.requestsReceived,
  isPrimary: advisorTopics.isPrimary,
  level: advisorTopics.expertiseLevel,
};

const ranked = {
  advisorId: advisors.id,
  userId: advisors.userId,
  slug: advisors.slug,
  name: advisors.displayName,
  jobTitle: advisors.jobTitle,
  city: advisors.city,
  country: advisors.country,
  hourlyRate: advisors.hourlyRate,
  currency: advisors.currency,
  timezone: advisors.timezone,
  languages: advisors.languages,
  ...staticFacts,
  bufferMinutes: advisors.bufferMinutes,
  mostADay: advisors.mostADay,
};

export type Candidate = Awaited<ReturnType<typeof candidatesFor>>[number];

/** What the covering index holds of a candidate: the static score, and the hours of the UTC week in which they may be free. */
export interface IndexedRank {
  advisorId: string;
  demerit: number;
  openHours: string;
}

export type IndexedCandidate = Candidate & IndexedRank;

interface CandidateQuestion {
  topicId: string;
  clientId: string | null;
  advisorId: string;
}

/**
 * Returns the bookable candidate of a topic (decisions.md 3): an approved advisor with that topic and a rate, not away, and not the client.
 * Reads only what ranking needs.
 */
export function candidatesFor(connection: Connection, question: CandidateQuestion, only?: SQL) {
  return connection
    .select(ranked)
    .from(advisorTopics)
    .innerJoin(advisors, eq(advisors.id, advisorTopics.advisorId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(
      and(
        eq(advisorTopics.topicId, question.topicId),
        eq(advisors.id, question.advisorId),
        eq(advisors.status, "approved"),
        isNotNull(advisors.hourlyRate),
        ne(advisors.availabilityStatus, "away"),
        question.clientId === null ? undefined : ne(advisors.userId, question.clientId),
        isNull(users.suspendedAt),
        only,
      ),
    );
}

/** The same of an advisor whom the site suggests: nobody who has blocked the client, or whom the client has blocked. */
export const candidatesToSuggest = (connection: Connection, question: CandidateQuestion) =>
  candidatesFor(connection, question, question.clientId === null ? undefined : isUnblocked(question.clientId, sql`${advisors.id}`));

export interface Scope {
  topicId: string;
  /** Hours of the UTC week that must all be open; empty when no time is given. */
  hours: readonly number[];
  /** The client, who is never a candidate, nor is anybody whom they have blocked or who has blocked them. */
  clientId: string | null;
  /** Further conditions on a row of `advisors`. */
  preferences?: SQL;
}

export interface Mark {
  demerit: number;
  advisorId: string;
}

/**
 * Returns the next candidates of a topic by static score, then id: an index scan that stops after `limit` rows, however many advisors there
 * are. `after` is the last one seen.
 */
export async function nextCandidates(connection: Connection, scope: Scope, after: Mark | null, limit: number): Promise<IndexedCandidate[]> {
  const first = inRankOrder(scope, after, limit);
  const query = connection
    .select({ ...ranked, demerit: sql<number>`placed.demerit`, openHours: sql<string>`placed.open_hours::text` })
    .from(sql`(${first}) as placed`)
    .innerJoin(advisors, sql`${advisors.id} = placed.adviser_id`)
    .innerJoin(advisorTopics, and(eq(advisorTopics.advisorId, advisors.id), eq(advisorTopics.topicId, scope.topicId)))
    .orderBy(sql`placed.demerit, placed.adviser_id`);
  if (scope.preferences) return query;
  // Planning takes longer than the scan itself. Without further conditions there are few query shapes, so each is prepared under its own name.
  return query.prepare(`candidates_${limit}_${scope.hours.length}${after ? "_after" : ""}${scope.clientId ? "_client" : ""}`).execute();
}

/** Returns the next ranks of a topic in that order, from the covering index alone, so that many are cheap. Details are read only for the few that matter. */
export async function nextRanked(connection: Connection, scope: Scope, after: Mark | null, limit: number): Promise<IndexedRank[]> {
  const statement = sql`select placed.adviser_id as "advisorId", placed.demerit, placed.open_hours::text as "openHours"
    from (${inRankOrder(scope, after, limit)}) as placed order by placed.demerit, placed.adviser_id`;
  if (scope.preferences) return (await connection.execute<IndexedRank & Record<string, unknown>>(statement)).rows;
  return (await executePrepared<IndexedRank & Record<string, unknown>>(connection, statement)).rows;
}

/** Returns some candidates of a topic by advisor id, unordered. */
export function candidatesOf(connection: Connection, topicId: string, advisorIds: string[]): Promise<Candidate[]> {
  return connection
    .select(ranked)
    .from(advisorTopics)
    .innerJoin(advisors, eq(advisors.id, advisorTopics.advisorId))
    .where(and(eq(advisorTopics.topicId, topicId), sql`${advisorTopics.advisorId} = any(${sql.param(advisorIds)}::uuid[])`))
    .prepare("candidates_of")
    .execute();
}

/** Reads the covering index alone, unless there are preferences to check. */
function inRankOrder({ topicId, hours, clientId, preferences }: Scope, after: Mark | null, limit: number): SQL {
  const conditions = [sql`r.topic_id = ${topicId}`, sql`r.is_bookable`];
  if (after) conditions.push(sql`(r.demerit, r.adviser_id) > (${after.demerit}::int, ${after.advisorId}::uuid)`);
  for (const hour of hours) conditions.push(sql`get_bit(r.open_hours, ${hour}) = 1`);
  if (preferences) conditions.push(sql`exists (select from ${advisors} where ${advisors.id} = r.adviser_id and ${preferences})`);
  if (clientId)
    conditions.push(
      sql`r.adviser_id is distinct from (select id from ${advisors} where ${advisors.userId} = ${clientId})`,
      isUnblocked(clientId, sql`r.adviser_id`),
    );
  return sql`select r.demerit, r.adviser_id, r.open_hours from ${advisorRanks} as r where ${sql.join(conditions, sql` and `)}
    order by r.demerit, r.adviser_id limit ${sql.raw(String(Math.trunc(limit)))}`;
}

export interface Face {
  id: string;
  slug: string;
  name: string;
  timeZone: string;
  jobTitle: string;
  avatarUrl: string | null;
  bio: string;
}

/** Returns what a match shows of its advisor, by advisor id. */
export async function publicFaces(connection: Connection, advisorIds: string[]): Promise<Map<string, Face>> {
  if (advisorIds.length === 0) return new Map();
  const rows = await connection
    .select({
      id: advisors.id,
      slug: advisors.slug,
      name: advisors.displayName,
      timeZone: advisors.timezone,
      jobTitle: advisors.jobTitle,
      avatarUrl: advisors.avatarUrl,
      bio: advisors.bio,
    })
    .from(advisors)
    .where(inArray(advisors.id, advisorIds));
  return new Map(rows.map((row) => [row.id, row]));
}
