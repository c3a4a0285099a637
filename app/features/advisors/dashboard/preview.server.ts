import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { weeklyHours } from "#app/db/schema/advisors";
import { calendarFeeds } from "#app/db/schema/calendar";
import type { Viewer } from "#app/features/accounts/viewer";
import { type AdvisorCard, makeAdvisorCard } from "../cards/advisor-card";
import { nextFreeStarts } from "../cards/next-free.server";
import { readPublicAdvisors } from "../cards/public-advisors.server";
import type { OwnAdvisor } from "./own-advisor";
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
  const [[person], free, tips] = await Promise.all([readPublicAdvisors(db, [own.id]), nextFreeStarts(db, [own.id], now), tipsFor(own)]);
  if (!person) return null;
  return { card: makeAdvisorCard(person, free.get(own.id) ?? null, null), bio: own.fields.bio, tips, isListed: own.isListed };
}

/** What would help an advisor's profile most. */
export async function tipsFor({ id, fields, avatarUrl, furtherTopics, ratingCount }: OwnAdvisor): Promise<Tip[]> {
  const hours = db.select({ id: weeklyHours.id }).from(weeklyHours).where(eq(weeklyHours.advisorId, id));
  const feeds = db.select({ id: calendarFeeds.id }).from(calendarFeeds).where(eq(calendarFeeds.advisorId, id));
  const { rows } = await db.execute<{ has_hours: boolean; has_calendar: boolean }>(
    sql`select exists ${hours} as has_hours, exists ${feeds} as has_calendar`,
  );
  return chooseTips({
    hasRate: fields.hourlyRate !== "",
    hasHours: rows[0]?.has_hours ?? false,
    hasPhoto: avatarUrl !== null,
    bioCharacters: fields.bio.length,
    hasTitle: fields.jobTitle !== "",
    furtherTopics: furtherTopics.length,
    hasCalendar: rows[0]?.has_calendar ?? false,
    isAway: fields.availabilityStatus === "away",
    ratingCount,
  });
}
