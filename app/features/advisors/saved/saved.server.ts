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

/** Saves or unsaves a listed advisor for a user; idempotent. */
export async function setAdvisorSaved(
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

/** Returns the cards of a user's saved advisors who are still listed, latest first, at most a hundred. For the profile's Network tab. */
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
