import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { savedAdvisors } from "#app/db/schema/accounts/saved";
import { advisors } from "#app/db/schema/advisors";
import { nameFor } from "#app/features/blocks/name-when-blocked.server";
import type { AdvisorCard, Whereabouts } from "../cards/advisor-card";
import { cardsOf } from "../cards/cards.server";
import { isPublic } from "../directory/directory-conditions.server";
import { findListed } from "../page/public-page.server";

const SHOWN_AT_MOST = 100;

/** Saves a listed advisor for a user, or unsaves one, who may be listed no longer; idempotent. */
export async function setAdvisorSaved(
  userId: string,
  slug: string,
  isSaved: boolean,
): Promise<{ ok: true; name: string } | { ok: false; reason: "unknown" }> {
  const advisor = (await findListed(slug)) ?? (isSaved ? undefined : await findSaved(userId, slug));
  if (!advisor) return { ok: false, reason: "unknown" };
  const row = { userId, advisorId: advisor.id };
  if (isSaved) await db.insert(savedAdvisors).values(row).onConflictDoNothing();
  else await db.delete(savedAdvisors).where(and(eq(savedAdvisors.userId, userId), eq(savedAdvisors.advisorId, advisor.id)));
  return { ok: true, name: advisor.displayName };
}

async function findSaved(userId: string, slug: string) {
  const [found] = await db
    .select({ id: advisors.id, displayName: nameFor(userId, advisors.userId, advisors.displayName) })
    .from(savedAdvisors)
    .innerJoin(advisors, eq(advisors.id, savedAdvisors.advisorId))
    .where(and(eq(savedAdvisors.userId, userId), eq(advisors.slug, slug)));
  return found;
}

/** Returns the slugs of those among some advisors that a user has saved; none for signed-out users. */
export async function savedAmong(userId: string | undefined, listed: readonly { slug: string }[]): Promise<string[]> {
  if (!userId || listed.length === 0) return [];
  const slugs = listed.map(({ slug }) => slug);
  const found = await db
    .select({ slug: advisors.slug })
    .from(savedAdvisors)
    .innerJoin(advisors, eq(advisors.id, savedAdvisors.advisorId))
    .where(and(eq(savedAdvisors.userId, userId), inArray(advisors.slug, slugs)));
  return found.map(({ slug }) => slug);
}

/** The advisors a user has saved, latest first. */
export interface Saved {
  cards: AdvisorCard[];
  /** Those who are listed no longer: by name, so that they can be taken off the list. */
  unlisted: { slug: string; name: string }[];
}

/** Returns a user's saved advisors, at most a hundred. For the profile's Network tab. */
export async function findSavedAdvisors(userId: string, now: Date, viewer: Whereabouts | null = null): Promise<Saved> {
  const rows = await db
    .select({
      id: advisors.id,
      slug: advisors.slug,
      name: nameFor(userId, advisors.userId, advisors.displayName),
      isListed: sql<boolean>`${isPublic}`,
    })
    .from(savedAdvisors)
    .innerJoin(advisors, eq(advisors.id, savedAdvisors.advisorId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(eq(savedAdvisors.userId, userId))
    .orderBy(desc(savedAdvisors.createdAt))
    .limit(SHOWN_AT_MOST);
  const listed = rows.filter(({ isListed }) => isListed).map(({ id }) => id);
  const unlisted = rows.filter(({ isListed }) => !isListed).map(({ slug, name }) => ({ slug, name }));
  return { cards: await cardsOf(db, listed, now, viewer), unlisted };
}
