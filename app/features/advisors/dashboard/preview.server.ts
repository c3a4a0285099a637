import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { builtOnce } from "#app/db/prepared-statements.server";
import { advisors, weeklyHours } from "#app/db/schema/advisors";
import { calendarFeeds } from "#app/db/schema/calendar";
import type { Viewer } from "#app/features/accounts/viewer";
import { TEXT_PARTS } from "#app/features/matching/directory.server";
import { MATCH_WEIGHTS } from "#app/features/matching/score";
import { type ResponseHabit, ratingPart, responsePart } from "#app/features/matching/score-parts";
import { type AdvisorCard, makeAdvisorCard } from "../cards/advisor-card";
import { nextFreeStarts } from "../cards/next-free.server";
import { readPublicAdvisors } from "../cards/public-advisors.server";
import { findDemand } from "./demand.server";
import type { OwnAdvisor } from "./own-advisor";
import { findOwnAdvisor } from "./own-advisor.server";
import { chooseTips, MAX_POINTS, type Points, type Tip } from "./tips";

type Own = Pick<Viewer, "userId">;

export interface Preview {
  card: AdvisorCard;
  bio: string;
  tips: Tip[];
  isListed: boolean;
}

/** Returns an advisor's own card as others see it, with the most useful tips. Null for anyone who is not an advisor. */
export async function findPreview(viewer: Own, now: Date): Promise<Preview | null> {
  const own = await findOwnAdvisor(viewer);
  if (!own) return null;
  const [[person], free, tips] = await Promise.all([
    readPublicAdvisors(db, [own.id]),
    nextFreeStarts(db, [own.id], now),
    tipsFor(viewer, own, now),
  ]);
  if (!person) return null;
  return { card: makeAdvisorCard(person, free.get(own.id) ?? null, null), bio: own.fields.bio, tips, isListed: own.isListed };
}

/** Returns what would improve an advisor's profile most, and what each gap costs in matches. */
export async function tipsFor(
  viewer: Own,
  { id, fields, avatarUrl, furtherTopics, languages, ratingCount }: OwnAdvisor,
  now: Date,
): Promise<Tip[]> {
  const [[known], demand] = await Promise.all([findKnown().execute({ id }), findDemand({ id, userId: viewer.userId, languages }, now)]);
  if (!known) return [];
  return chooseTips({
    hasRate: fields.hourlyRate !== "",
    hasHours: known.hasHours,
    hasPhoto: avatarUrl !== null,
    bioCharacters: fields.bio.length,
    hasTitle: fields.jobTitle !== "",
    furtherTopics: furtherTopics.length,
    hasCalendar: known.hasCalendar,
    isAway: fields.availabilityStatus === "away",
    ratingCount,
    demand,
    points: pointsOf(known),
  });
}

/** What each part contributes to a match, out of a hundred points. */
const pointsOf = (facts: Parameters<typeof ratingPart>[0] & ResponseHabit): Points => ({
  title: inPoints(MATCH_WEIGHTS.text * TEXT_PARTS.face),
  bio: inPoints(MATCH_WEIGHTS.text * TEXT_PARTS.anywhere),
  language: inPoints(MATCH_WEIGHTS.language),
  reviews: { most: inPoints(MATCH_WEIGHTS.rating), now: inPoints(MATCH_WEIGHTS.rating * ratingPart(facts)) },
  answers: { most: inPoints(MATCH_WEIGHTS.response), now: inPoints(MATCH_WEIGHTS.response * responsePart(facts)) },
});

const inPoints = (share: number) => Math.round(share * MAX_POINTS * 10) / 10;

const findKnown = builtOnce((database) => {
  const hours = database.select({ id: weeklyHours.id }).from(weeklyHours).where(eq(weeklyHours.advisorId, advisors.id));
  const feeds = database.select({ id: calendarFeeds.id }).from(calendarFeeds).where(eq(calendarFeeds.advisorId, advisors.id));
  return database
    .select({
      hasHours: sql<boolean>`exists ${hours}`,
      hasCalendar: sql<boolean>`exists ${feeds}`,
      ratingSum: advisors.ratingSum,
      ratingCount: advisors.ratingCount,
      replyMinutes: advisors.replyMinutes,
      requestsAnswered: advisors.requestsAnswered,
      requestsReceived: advisors.requestsReceived,
    })
    .from(advisors)
    .where(eq(advisors.id, sql.placeholder("id")))
    .prepare("own_advisor_has");
});
