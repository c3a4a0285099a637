import { and, eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { staticFacts } from "#app/features/matching/candidates.server";
import { staticParts } from "#app/features/matching/match-parts";
import { staticScore } from "#app/features/matching/score";
import { whyItRanks } from "#app/features/matching/why-it-ranks";
import { cachedRead } from "#app/platform/http/read-cache.server";
import type { WhyFound } from "./why-found";

/**
 * Returns why each of some advisors (slugs) ranks where they do among those of some areas (slugs), by slug: the part that is the same for
 * every query (docs/matching.md), for the area that counts most for them, preferring one of those mentioned (`spoken`, slugs). Advisors
 * with none of the areas are left out.
 */
export const whyFound = (slugs: readonly string[], areas: readonly string[], spoken: readonly string[] = []) =>
  cachedRead(`why ${JSON.stringify([slugs, areas, spoken])}`, () => readWhy(slugs, areas, spoken));

async function readWhy(slugs: readonly string[], areas: readonly string[], spoken: readonly string[]): Promise<Record<string, WhyFound>> {
  if (slugs.length === 0 || areas.length === 0) return {};
  const rows = await db
    .select({ slug: advisors.slug, topic: topics.name, area: topics.slug, ...staticFacts })
    .from(advisorTopics)
    .innerJoin(advisors, eq(advisors.id, advisorTopics.advisorId))
    .innerJoin(topics, eq(topics.id, advisorTopics.topicId))
    .where(and(inArray(advisors.slug, [...slugs]), inArray(topics.slug, [...areas])));
  const found = rows.map(({ slug, topic, area, ...facts }) => ({
    slug,
    topic,
    isSpoken: spoken.includes(area),
    parts: staticParts(facts),
  }));
  found.sort((one, other) => Number(one.isSpoken) - Number(other.isSpoken) || staticScore(one.parts) - staticScore(other.parts));
  return Object.fromEntries(found.map(({ slug, topic, parts }) => [slug, { reasons: whyItRanks(parts), parts, topic }]));
}
