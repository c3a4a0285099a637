import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { weeklyHours } from "#app/db/schema/advisors";
import { calendarFeeds } from "#app/db/schema/calendar";
import type { Viewer } from "#app/features/accounts/viewer";
import { type AdvisorCard, makeAdvisorCard } from "../cards/advisor-card";
import { nextFreeStarts } from "../cards/next-free.server";
import { readPublicAdvisors } from "../cards/public-advisors.server";
import { findOwnAdvisor } from "./own-advisor.server";
import { chooseTips, type Tip } from "./tips";

export interface Preview {
  card: AdvisorCard;
  bio: string;
  tips: Tip[];
  isListed: boolean;
}

/** An advisor's own card as everybody sees it, with what would help most. Null for everybody who is no advisor. */
export async function findPreview(viewer: Pick<Viewer, "userId">, now: Date): Promise<Preview | null> {
  const own = await findOwnAdvisor(viewer);
  if (!own) return null;
  const [[person], free, [hours], [feeds]] = await Promise.all([
    readPublicAdvisors(db, [own.id]),
    nextFreeStarts(db, [own.id], now),
    db.select({ count: sql<number>`count(*)::int` }).from(weeklyHours).where(eq(weeklyHours.advisorId, own.id)),
    db.select({ count: sql<number>`count(*)::int` }).from(calendarFeeds).where(eq(calendarFeeds.advisorId, own.id)),
  ]);
  if (!person) return null;
  const { fields, avatarUrl, furtherTopics, isListed } = own;
  const tips = chooseTips({
    hasRate: fields.hourlyRate !== "",
    hasHours: (hours?.count ?? 0) > 0,
    hasPhoto: avatarUrl !== null,
    bioCharacters: fields.bio.length,
    hasTitle: fields.jobTitle !== "",
    furtherTopics: furtherTopics.length,
    hasCalendar: (feeds?.count ?? 0) > 0,
    isAway: fields.availabilityStatus === "away",
    ratingCount: person.ratingCount,
  });
  return { card: makeAdvisorCard(person, free.get(own.id) ?? null, null), bio: fields.bio, tips, isListed };
}
