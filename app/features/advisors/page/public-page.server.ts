import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { revealedReviewsOf } from "#app/features/reviews/revealed-reviews.server";
import { localDay } from "#app/features/schedule/open-hours";
import { makeAdvisorCard, type Whereabouts } from "../cards/advisor-card";
import { freeStartsOf } from "../cards/next-free.server";
import { readPublicAdvisors } from "../cards/public-advisors.server";
import { isPublic } from "../directory/directory-conditions.server";
import { pickTimes } from "./pick-times";
import type { ShownAdvisor } from "./public-page-view";

const SLUG = /^[\p{L}\p{N}-]{1,120}$/u;

/** The public page of an approved advisor by its slug: all that everybody may see, and nothing else (security, 2.1). Null for anyone not listed. */
export async function showAdvisor(
  slug: string,
  now: Date,
  { viewer = null, allReviews = false }: { viewer?: Whereabouts | null; allReviews?: boolean } = {},
): Promise<ShownAdvisor | null> {
  const found = await findListed(slug);
  if (!found) return null;
  const [people, starts, reviews] = await Promise.all([
    readPublicAdvisors(db, [found.id]),
    found.availabilityStatus === "away" ? [] : freeStartsOf(db, found.id, now),
    revealedReviewsOf(db, found.id, { all: allReviews }),
  ]);
  const [person] = people;
  if (!person) return null;
  const times = pickTimes(starts, (instant) => localDay(person.timezone, instant));
  return {
    ...makeAdvisorCard(person, starts[0] ?? null, viewer),
    bio: found.bio,
    certifications: found.certifications,
    approvedAt: found.approvedAt,
    freeTimes: times.map((time) => new Date(time).toISOString()),
    reviews,
  };
}

/** The listed advisor's row behind a slug; null for an unknown slug and for one who is suspended. */
export async function findListed(slug: string) {
  if (!SLUG.test(slug)) return null;
  const [found] = await db
    .select({
      id: advisors.id,
      displayName: advisors.displayName,
      bio: advisors.bio,
      certifications: advisors.certifications,
      approvedAt: advisors.approvedAt,
      availabilityStatus: advisors.availabilityStatus,
    })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(eq(advisors.slug, slug), isPublic));
  return found ?? null;
}
