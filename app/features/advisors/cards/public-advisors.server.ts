import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { categoryOr } from "#app/features/catalog/categories";
import { type Currency, DEFAULT_CURRENCY, isCurrency } from "#app/features/money/money";
import type { PublicAdvisor } from "./advisor-card";

const shown = {
  id: advisors.id,
  slug: advisors.slug,
  firstName: advisors.firstName,
  displayName: advisors.displayName,
  avatarUrl: advisors.avatarUrl,
  jobTitle: advisors.jobTitle,
  category: advisors.category,
  city: advisors.city,
  country: advisors.country,
  timezone: advisors.timezone,
  languages: advisors.languages,
  experience: advisors.experience,
  hourlyRate: advisors.hourlyRate,
  currency: advisors.currency,
  availabilityStatus: advisors.availabilityStatus,
  ratingSum: advisors.ratingSum,
  ratingCount: advisors.ratingCount,
  totalSessions: advisors.totalSessions,
  replyMinutes: advisors.replyMinutes,
  requestsAnswered: advisors.requestsAnswered,
};

/** Returns the public data of some advisors in the order of their ids. The caller must check that they are listed. */
export async function readPublicAdvisors(connection: Connection, ids: readonly string[]): Promise<PublicAdvisor[]> {
  if (ids.length === 0) return [];
  const [people, areas] = await Promise.all([
    connection
      .select(shown)
      .from(advisors)
      .where(sql`${advisors.id} = any(${sql.param([...ids])}::uuid[])`),
    connection
      .select({ advisorId: advisorTopics.advisorId, name: topics.name })
      .from(advisorTopics)
      .innerJoin(topics, eq(topics.id, advisorTopics.topicId))
      .where(sql`${advisorTopics.advisorId} = any(${sql.param([...ids])}::uuid[])`)
      .orderBy(sql`${advisorTopics.isPrimary} desc, ${topics.name}`),
  ]);
  const areasById = Map.groupBy(areas, ({ advisorId }) => advisorId);
  const byId = new Map(people.map((person) => [person.id, person]));
  return ids.flatMap((id) => {
    const person = byId.get(id);
    if (!person) return [];
    const names = (areasById.get(id) ?? []).map(({ name }) => name);
    return [{ ...person, category: categoryOr(person.category), currency: knownCurrency(person.currency), topics: names }];
  });
}

const knownCurrency = (currency: string): Currency => (isCurrency(currency) ? currency : DEFAULT_CURRENCY);
