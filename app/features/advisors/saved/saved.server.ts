import { and, desc, eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { savedAdvisors } from "#app/db/schema/accounts/saved";
import { advisors } from "#app/db/schema/advisors";
import type { AdvisorCard } from "../cards/advisor-card";
import { cardsOf } from "../cards/cards.server";
import { isPublic } from "../directory/directory-conditions.server";
import { findListed } from "../page/public-page.server";

const SHOWN_AT_MOST = 100;

/** Saves a listed advisor for a person, or takes one back; doing either twice changes nothing. */
export async function keepAdvisor(
  userId: string,
  slug: string,
  isSaved: boolean,
): Promise<{ ok: true; name: string } | { ok: false; reason: "unknown" }> {
  const advisor = await findListed(slug);
  if (!advisor) return { ok: false, reason: "unknown" };
  const row = { userId, advisorId: advisor.id };
  if (isSaved) await db.insert(savedAdvisors).values(row).onConflictDoNothing();
  else await db.delete(savedAdvisors).where(and(eq(savedAdvisors.userId, userId), eq(savedAdvisors.advisorId, advisor.id)));
  return { ok: true, name: advisor.displayName };
}

/** Which of some advisors a person has saved, by their slugs; none for the signed-out. */
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

/** The cards of those a person has saved and who are still listed, the latest first, at most a hundred. For the profile's Network tab. */
export async function findSavedAdvisors(userId: string, now: Date): Promise<AdvisorCard[]> {
  const rows = await db
    .select({ id: advisors.id })
    .from(savedAdvisors)
    .innerJoin(advisors, eq(advisors.id, savedAdvisors.advisorId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(eq(savedAdvisors.userId, userId), isPublic))
    .orderBy(desc(savedAdvisors.createdAt))
    .limit(SHOWN_AT_MOST);
  return cardsOf(
    db,
    rows.map(({ id }) => id),
    now,
    null,
  );
}
