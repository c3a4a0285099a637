import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { revealedReviewsOf } from "#app/features/reviews/revealed-reviews.server";
import { firstOffered } from "#app/features/schedule/free-times";
import { suggestedStart } from "#app/features/schedule/hours-of-day";
import { cachedRead } from "#app/platform/http/read-cache.server";
import { makeAdvisorCard, type Whereabouts } from "../cards/advisor-card";
import { freeSpansAhead, type OwnTime, USUAL_MINUTES } from "../cards/next-free.server";
import { readPublicAdvisors } from "../cards/public-advisors.server";
import { isPublic } from "../directory/directory-conditions.server";
import type { ShownAdvisor } from "./public-page-view";

const SLUG = /^[\p{L}\p{N}-]{1,120}$/u;

/** Returns the public page of a listed advisor by slug, with public data only; the next free time is chosen for `zone`. Null for anyone not listed. */
export async function showAdvisor(
  slug: string,
  now: Date,
  {
    viewer = null,
    zone = "",
    reviewPage = 0,
    own = {},
  }: { viewer?: Whereabouts | null; zone?: string; reviewPage?: number; own?: OwnTime } = {},
): Promise<ShownAdvisor | null> {
  const known = await cachedRead(`advisor ${reviewPage} ${slug}`, () => readAdvisor(slug, now, reviewPage));
  if (!known) return null;
  const { found, person, reviews } = known;
  const isOpenAnew = (own.except || own.exceptHolds?.length) && found.availabilityStatus !== "away";
  // Other visitors' view is cached; an hour this viewer holds, or is moving a request from, is free for them only.
  const free = isOpenAnew ? await freeSpansAhead(db, found.id, now, own) : known.free;
  const next = firstOffered(free, suggestedStart(free, { minutes: USUAL_MINUTES }, zone), USUAL_MINUTES);
  return {
    ...makeAdvisorCard(person, next, viewer),
    isNextByDay: next !== firstOffered(free, suggestedStart(free, { minutes: USUAL_MINUTES }, null), USUAL_MINUTES),
    bio: found.bio,
    certifications: found.certifications,
    approvedAt: found.approvedAt,
    wasInvited: found.wasInvited,
    free: free.map(({ start, end }) => [start, end]),
    reviews,
  };
}

async function readAdvisor(slug: string, now: Date, reviewPage: number) {
  const found = await findListed(slug);
  if (!found) return null;
  const [people, free, reviews] = await Promise.all([
    readPublicAdvisors(db, [found.id]),
    found.availabilityStatus === "away" ? [] : freeSpansAhead(db, found.id, now),
    revealedReviewsOf(db, found.id, reviewPage),
  ]);
  const [person] = people;
  return person ? { found, person, free, reviews } : null;
}

/** An accepted invitation is an application that was approved the moment it was created, together with its advisor: nobody read one. */
const wasInvited = sql<boolean>`exists (
  select from ${advisorApplications} where ${advisorApplications.createdAt} = ${advisors.approvedAt}
  and ${advisorApplications.reviewedAt} = ${advisors.approvedAt} and ${advisorApplications.userId} = ${advisors.userId})`;

/** Returns the row of a listed advisor by slug; null if unknown or suspended. */
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
      wasInvited,
    })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(eq(advisors.slug, slug), isPublic));
  return found ?? null;
}
