import { and, desc, eq, isNotNull, isNull, max, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisers } from "#app/db/schema/advisors";
import { consultations, reviews } from "#app/db/schema/booking";
import type { ConsultedAdviser } from "./network";

const SHOWN_AT_MOST = 100;

/** The advisors a person has consulted, the last one first: consultations that took place. */
export async function consultedAdvisers(userId: string): Promise<ConsultedAdviser[]> {
  const lastAt = max(consultations.scheduledTime);
  const rows = await db
    .select({
      id: advisers.id,
      name: advisers.displayName,
      jobTitle: advisers.jobTitle,
      avatarUrl: advisers.avatarUrl,
      slug: advisers.slug,
      status: advisers.status,
      consultations: sql<number>`count(*)::int`,
      lastAt,
    })
    .from(consultations)
    .innerJoin(advisers, eq(advisers.id, consultations.adviserId))
    .where(and(eq(consultations.clientId, userId), eq(consultations.status, "completed")))
    .groupBy(advisers.id)
    .orderBy(desc(lastAt), advisers.id)
    .limit(SHOWN_AT_MOST);
  return rows.map(({ status, slug, lastAt, ...row }) => ({ ...row, slug: status === "approved" ? slug : null, lastAt: lastAt! }));
}

/** How advisors have rated a person as a client: revealed reviews that nobody has hidden. Null without any. */
export async function ratingAsClient(userId: string): Promise<{ rating: number | null; count: number }> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`, count: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(consultations, eq(consultations.id, reviews.consultationId))
    .where(
      and(eq(consultations.clientId, userId), eq(reviews.authorSide, "adviser"), isNotNull(reviews.revealedAt), isNull(reviews.hiddenAt)),
    );
  const { sum, count } = row!;
  return { rating: count === 0 ? null : sum / count, count };
}
