import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts";
import { advisers, adviserTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { nextFreeStarts } from "#app/features/advisors/next-free.server";
import { type TopicName, topicByName } from "#app/features/catalog/topics";
import { DEFAULT_CURRENCY, isCurrency } from "#app/features/money/money";
import { type Candidate, type RankingMoment, rankCandidates } from "./candidates";
import type { Need } from "./need";

/** More than the best by rating of some areas never need to be looked at one by one. */
const MOST_CANDIDATES = 500;
/** Calendars are read for these many of the best only. */
const MOST_CALENDARS = 24;

const ranked = {
  adviserId: advisers.id,
  slug: advisers.slug,
  name: advisers.displayName,
  jobTitle: advisers.jobTitle,
  city: advisers.city,
  country: advisers.country,
  timezone: advisers.timezone,
  languages: advisers.languages,
  hourlyRate: sql<number>`${advisers.hourlyRate}`,
  currency: advisers.currency,
  ratingSum: advisers.ratingSum,
  ratingCount: advisers.ratingCount,
  totalSessions: advisers.totalSessions,
  replyMinutes: advisers.replyMinutes,
  requestsAnswered: advisers.requestsAnswered,
  requestsReceived: advisers.requestsReceived,
  topic: topics.name,
  isPrimary: adviserTopics.isPrimary,
  level: adviserTopics.expertiseLevel,
};

/** Who can be named for some areas: approved advisors with a rate, not away, never oneself; one entry for each of their areas among these. */
export async function findCandidates(connection: Connection, names: readonly TopicName[], userId: string | null): Promise<Candidate[]> {
  const rows = await connection
    .select(ranked)
    .from(adviserTopics)
    .innerJoin(topics, eq(topics.id, adviserTopics.topicId))
    .innerJoin(advisers, eq(advisers.id, adviserTopics.adviserId))
    .innerJoin(users, eq(users.id, advisers.userId))
    .where(
      and(
        inArray(topics.name, [...names]),
        eq(advisers.status, "approved"),
        isNotNull(advisers.hourlyRate),
        ne(advisers.availabilityStatus, "away"),
        isNull(users.suspendedAt),
        userId ? ne(advisers.userId, userId) : undefined,
      ),
    )
    .orderBy(desc(adviserTopics.isPrimary), sql`(${advisers.ratingSum} + 32.0) / (${advisers.ratingCount} + 8) desc`, advisers.id)
    .limit(MOST_CANDIDATES);
  return rows.flatMap((row) => {
    const topic = topicByName(row.topic)?.name;
    return topic ? [{ ...row, topic, currency: isCurrency(row.currency) ? row.currency : DEFAULT_CURRENCY }] : [];
  });
}

/** The candidates that can still lead, with their first free times: the calendars of everybody else need not be read. */
export async function withFreeTimes(
  connection: Connection,
  candidates: readonly Candidate[],
  need: Need,
  now: Date,
): Promise<{ candidates: Candidate[]; moment: RankingMoment }> {
  const leading = new Set<string>();
  for (const entries of Map.groupBy(candidates, ({ topic }) => topic).values())
    for (const { candidate } of rankCandidates(entries, need, { now: now.getTime() }).slice(0, calendarsFor(candidates)))
      leading.add(candidate.adviserId);
  const freeAt = await nextFreeStarts(connection, [...leading], now);
  return { candidates: candidates.filter(({ adviserId }) => leading.has(adviserId)), moment: { now: now.getTime(), freeAt } };
}

/** Shared out among the areas, at least three for each. */
function calendarsFor(candidates: readonly Candidate[]): number {
  const areas = new Set(candidates.map(({ topic }) => topic)).size;
  return Math.max(3, Math.floor(MOST_CALENDARS / Math.max(1, areas)));
}
