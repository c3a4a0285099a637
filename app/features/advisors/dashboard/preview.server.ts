import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { builtOnce } from "#app/db/kept-plans.server";
import { advisors, weeklyHours } from "#app/db/schema/advisors";
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
  const [known] = await findKnown().execute({ id });
  return chooseTips({
    hasRate: fields.hourlyRate !== "",
    hasHours: known?.hasHours ?? false,
    hasPhoto: avatarUrl !== null,
    bioCharacters: fields.bio.length,
    hasTitle: fields.jobTitle !== "",
    furtherTopics: furtherTopics.length,
    hasCalendar: known?.hasCalendar ?? false,
    isAway: fields.availabilityStatus === "away",
    ratingCount,
  });
}

const findKnown = builtOnce((database) => {
  const hours = database.select({ id: weeklyHours.id }).from(weeklyHours).where(eq(weeklyHours.advisorId, advisors.id));
  const feeds = database.select({ id: calendarFeeds.id }).from(calendarFeeds).where(eq(calendarFeeds.advisorId, advisors.id));
  return database
    .select({ hasHours: sql<boolean>`exists ${hours}`, hasCalendar: sql<boolean>`exists ${feeds}` })
    .from(advisors)
    .where(eq(advisors.id, sql.placeholder("id")))
    .prepare("own_advisor_has");
});
