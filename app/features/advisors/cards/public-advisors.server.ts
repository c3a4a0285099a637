import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { advisers, adviserTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { type CategoryId, isCategoryId } from "#app/features/catalog/categories";
import { type Currency, DEFAULT_CURRENCY, isCurrency } from "#app/features/money/money";
import type { PublicAdvisor } from "./advisor-card";

const shown = {
  id: advisers.id,
  slug: advisers.slug,
  firstName: advisers.firstName,
  displayName: advisers.displayName,
  avatarUrl: advisers.avatarUrl,
  jobTitle: advisers.jobTitle,
  category: advisers.category,
  city: advisers.city,
  country: advisers.country,
  timezone: advisers.timezone,
  languages: advisers.languages,
  experience: advisers.experience,
  hourlyRate: advisers.hourlyRate,
  currency: advisers.currency,
  availabilityStatus: advisers.availabilityStatus,
  ratingSum: advisers.ratingSum,
  ratingCount: advisers.ratingCount,
  totalSessions: advisers.totalSessions,
  replyMinutes: advisers.replyMinutes,
  requestsAnswered: advisers.requestsAnswered,
};

/** What the public may know of some advisors, in the order of their ids. Whether they may be shown at all is the caller's question. */
export async function readPublicAdvisors(connection: Connection, ids: readonly string[]): Promise<PublicAdvisor[]> {
  if (ids.length === 0) return [];
  const [people, areas] = await Promise.all([
    connection
      .select(shown)
      .from(advisers)
      .where(sql`${advisers.id} = any(${sql.param([...ids])}::uuid[])`),
    connection
      .select({ adviserId: adviserTopics.adviserId, name: topics.name })
      .from(adviserTopics)
      .innerJoin(topics, eq(topics.id, adviserTopics.topicId))
      .where(sql`${adviserTopics.adviserId} = any(${sql.param([...ids])}::uuid[])`)
      .orderBy(sql`${adviserTopics.isPrimary} desc, ${topics.name}`),
  ]);
  const areasById = Map.groupBy(areas, ({ adviserId }) => adviserId);
  const byId = new Map(people.map((person) => [person.id, person]));
  return ids.flatMap((id) => {
    const person = byId.get(id);
    if (!person) return [];
    const names = (areasById.get(id) ?? []).map(({ name }) => name);
    return [{ ...person, category: known(person.category), currency: knownCurrency(person.currency), topics: names }];
  });
}

const known = (category: string): CategoryId => (isCategoryId(category) ? category : "other");
const knownCurrency = (currency: string): Currency => (isCurrency(currency) ? currency : DEFAULT_CURRENCY);
