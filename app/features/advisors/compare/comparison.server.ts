import { and, eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { cachedRead } from "#app/platform/http/read-cache.server";
import type { AdvisorCard, Whereabouts } from "../cards/advisor-card";
import { cardsOf } from "../cards/cards.server";
import { isPublic } from "../directory/directory-conditions.server";

/** Returns the cards of listed advisors by slug, in that order; leaves out anyone not listed. */
export async function compareAdvisors(slugs: readonly string[], now: Date, viewer: Whereabouts | null): Promise<AdvisorCard[]> {
  if (slugs.length === 0) return [];
  const ids = await cachedRead(`compared ${slugs}`, () => idsOf(slugs));
  return cardsOf(db, ids, now, viewer);
}

async function idsOf(slugs: readonly string[]) {
  const found = await db
    .select({ id: advisors.id, slug: advisors.slug })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(inArray(advisors.slug, [...slugs]), isPublic));
  return slugs.flatMap((slug) => found.filter((row) => row.slug === slug).map(({ id }) => id));
}
