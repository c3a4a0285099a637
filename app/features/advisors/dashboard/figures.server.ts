import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";
import { averageRating } from "../cards/advisor-card";
import { nextFreeStarts } from "../cards/next-free.server";
import { isPublic } from "../directory/directory-conditions.server";
import type { Figures } from "./figures";
import { marketRange } from "./market";
import { findOwnRow } from "./own-advisor.server";

/** Returns the figures of an advisor's own dashboard. Null for everybody else. Rates in minor units, times in UTC. */
export async function findFigures({ userId }: Pick<Viewer, "userId">, now: Date): Promise<Figures | null> {
  const own = await findOwnRow({ userId });
  if (!own) return null;
  const [counts, market, free] = await Promise.all([countsOf(own.id), marketOf(own.id, own.currency), nextFreeStarts(db, [own.id], now)]);
  const nextFree = free.get(own.id);
  const { availabilityStatus, timezone, ratingCount, hourlyRate, currency } = own;
  return {
    availabilityStatus,
    timezone,
    rating: averageRating(own),
    ratingCount,
    hourlyRate,
    currency,
    market,
    ...counts,
    nextFree: nextFree === undefined ? null : new Date(nextFree).toISOString(),
  };
}

async function countsOf(advisorId: string) {
  const [row] = await countOwn().execute({ advisorId });
  return row ?? { openRequests: 0, clients: 0, totalSessions: 0 };
}

/** Peers are the other listed advisors with the same primary topic and currency. */
async function marketOf(advisorId: string, currency: string) {
  const [primary] = await findPrimary().execute({ advisorId });
  if (!primary) return null;
  const peers = await listRates().execute({ topicId: primary.topicId, advisorId, currency });
  const range = marketRange(peers.flatMap(({ rate }) => rate ?? []));
  return range && { topic: primary.topic, ...range };
}

const countOwn = builtOnce((database) =>
  database
    .select({
      openRequests: sql<number>`count(*) filter (where ${consultations.status} = 'requested')::int`,
      // Those that are not paid yet, too; the public figure counts the others alone (`countAdvisor`).
      totalSessions: sql<number>`count(*) filter (where ${consultations.status} = 'completed')::int`,
      clients: sql<number>`count(distinct ${consultations.clientId}) filter (where ${consultations.status} = 'completed')::int`,
    })
    .from(consultations)
    .where(eq(consultations.advisorId, sql.placeholder("advisorId")))
    .prepare("own_advisor_counts"),
);

const findPrimary = builtOnce((database) =>
  database
    .select({ topicId: advisorTopics.topicId, topic: topics.name })
    .from(advisorTopics)
    .innerJoin(topics, eq(topics.id, advisorTopics.topicId))
    .where(and(eq(advisorTopics.advisorId, sql.placeholder("advisorId")), advisorTopics.isPrimary))
    .prepare("own_primary_topic"),
);

const listRates = builtOnce((database) =>
  database
    .select({ rate: advisors.hourlyRate })
    .from(advisorTopics)
    .innerJoin(advisors, eq(advisors.id, advisorTopics.advisorId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(
      and(
        eq(advisorTopics.topicId, sql.placeholder("topicId")),
        advisorTopics.isPrimary,
        ne(advisors.id, sql.placeholder("advisorId")),
        isPublic,
        eq(advisors.currency, sql.placeholder("currency")),
        isNotNull(advisors.hourlyRate),
      ),
    )
    .prepare("rates_of_peers"),
);
