import { and, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts";
import { advisers, adviserTopics } from "#app/db/schema/advisors";

const ranked = {
  adviserId: advisers.id,
  userId: advisers.userId,
  hourlyRate: advisers.hourlyRate,
  currency: advisers.currency,
  timezone: advisers.timezone,
  languages: advisers.languages,
  ratingSum: advisers.ratingSum,
  ratingCount: advisers.ratingCount,
  totalSessions: advisers.totalSessions,
  replyMinutes: advisers.replyMinutes,
  requestsAnswered: advisers.requestsAnswered,
  requestsReceived: advisers.requestsReceived,
  isPrimary: adviserTopics.isPrimary,
  level: adviserTopics.expertiseLevel,
  bufferMinutes: advisers.bufferMinutes,
  mostADay: advisers.mostADay,
};

export type Candidate = Awaited<ReturnType<typeof candidatesFor>>[number];

/**
 * Who can be asked about a topic (decisions.md 3): approved advisors with that topic and a rate, not away, never oneself. With `adviserId`
 * that one only. What is read is what ranking needs.
 */
export function candidatesFor(connection: Connection, question: { topicId: string; clientId: string; adviserId?: string }) {
  return connection
    .select(ranked)
    .from(adviserTopics)
    .innerJoin(advisers, eq(advisers.id, adviserTopics.adviserId))
    .innerJoin(users, eq(users.id, advisers.userId))
    .where(
      and(
        eq(adviserTopics.topicId, question.topicId),
        question.adviserId ? eq(advisers.id, question.adviserId) : undefined,
        eq(advisers.status, "approved"),
        isNotNull(advisers.hourlyRate),
        ne(advisers.availabilityStatus, "away"),
        ne(advisers.userId, question.clientId),
        isNull(users.suspendedAt),
      ),
    );
}

export interface Face {
  id: string;
  slug: string;
  name: string;
  jobTitle: string;
  avatarUrl: string | null;
  bio: string;
}

/** What a match shows of its advisor, by adviser id. */
export async function publicFaces(connection: Connection, adviserIds: string[]): Promise<Map<string, Face>> {
  if (adviserIds.length === 0) return new Map();
  const rows = await connection
    .select({
      id: advisers.id,
      slug: advisers.slug,
      name: advisers.displayName,
      jobTitle: advisers.jobTitle,
      avatarUrl: advisers.avatarUrl,
      bio: advisers.bio,
    })
    .from(advisers)
    .where(inArray(advisers.id, adviserIds));
  return new Map(rows.map((row) => [row.id, row]));
}
