import type { CategoryId } from "#app/features/catalog/categories";
import type { Currency } from "#app/features/money/money";
import { findCity, kilometresBetween } from "#app/features/places/cities";
import { TOP_RATING } from "../limits";

export type Availability = "available" | "busy" | "away";
export type Experience = "1-3" | "4-7" | "8-12" | "13-20" | "20+";

/** Public data of an advisor, from which the texts of their card are made. Never an email address or a telephone number. */
export interface PublicAdvisor {
  id: string;
  slug: string;
  firstName: string;
  displayName: string;
  avatarUrl: string | null;
  jobTitle: string;
  category: CategoryId;
  city: string;
  country: string;
  timezone: string;
  languages: string[];
  experience: Experience;
  /** Minor units per hour; null until a rate is set. */
  hourlyRate: number | null;
  currency: Currency;
  availabilityStatus: Availability;
  ratingSum: number;
  ratingCount: number;
  totalSessions: number;
  /** Median response time in minutes. */
  replyMinutes: number | null;
  requestsAnswered: number;
  /** Names of areas, the primary one first. */
  topics: string[];
}

export type BadgeCode = "verified" | "topRated" | "fastResponder" | "languages" | "experience" | "sessions";

/** A badge states something that was verified or counted; `count` completes its text. */
export interface AdvisorBadge {
  code: BadgeCode;
  count: number;
}

export interface AdvisorCard extends Omit<PublicAdvisor, "ratingSum" | "replyMinutes" | "requestsAnswered"> {
  /** The primary area, else the job title. */
  specialty: string;
  /** The plain average of all ratings, 1 to 5; null without any ('New'). */
  rating: number | null;
  badges: AdvisorBadge[];
  /** Which wishes of a search's words they miss, in sentences. */
  missed?: string;
  /** ISO instant of the first free half hour; null when none is soon. */
  nextFree: string | null;
  /** Distance to the viewer's home; null when either place is unknown. */
  distanceKilometres: number | null;
}

const LISTED = [
  "slug",
  "displayName",
  "avatarUrl",
  "jobTitle",
  "city",
  "country",
  "timezone",
  "hourlyRate",
  "currency",
  "availabilityStatus",
  "ratingCount",
  "specialty",
  "rating",
  "badges",
  "nextFree",
  "missed",
] as const;

/** What the cards of a list show. List pages carry nothing else of an advisor, since all of it is sent before the first paint. */
export type ListedCard = Pick<AdvisorCard, (typeof LISTED)[number]>;

/** Reduces a card to that; what it does not have is left out, because plain JSON has no word for it. */
export const listedCard = (card: AdvisorCard) =>
  Object.fromEntries(LISTED.flatMap((field) => (card[field] === undefined ? [] : [[field, card[field]]]))) as unknown as ListedCard;

/** The additional fields of match cards. */
export type MatchedCard = ListedCard & Pick<AdvisorCard, "firstName" | "distanceKilometres">;

export const matchedCard = (card: AdvisorCard): MatchedCard => ({
  ...listedCard(card),
  firstName: card.firstName,
  distanceKilometres: card.distanceKilometres,
});

export interface Whereabouts {
  city: string;
  country: string;
}

const TOP_RATING_REVIEWS = 5;
const FAST_REPLY_MINUTES = 120;
const FAST_REPLY_ANSWERS = 3;
const MANY_SESSIONS = 50;
/** A span of years as people read it: "4–7". */
export const writtenSpan = (experience: Experience): string => experience.replace("-", "–");

const MIN_YEARS: Record<Experience, number> = { "1-3": 1, "4-7": 4, "8-12": 8, "13-20": 13, "20+": 20 };
const LONG_EXPERIENCE_YEARS = 13;

/** Builds an advisor's card for any list. */
export function makeAdvisorCard(advisor: PublicAdvisor, nextFree: number | null, viewer: Whereabouts | null): AdvisorCard {
  const { ratingSum, replyMinutes: _, requestsAnswered: __, ...shown } = advisor;
  return {
    ...shown,
    specialty: advisor.topics[0] ?? advisor.jobTitle,
    rating: averageRating(advisor),
    badges: badgesOf({ ...advisor, ratingSum }),
    nextFree: nextFree === null ? null : new Date(nextFree).toISOString(),
    distanceKilometres: viewer && distance(advisor, viewer),
  };
}

/** Returns the average rounded to four decimals, of which one is displayed: pages carry no more, and 4.647 does not become 4.7 by way of 4.65. */
export function averageRating({ ratingSum, ratingCount }: Pick<PublicAdvisor, "ratingSum" | "ratingCount">): number | null {
  return ratingCount === 0 ? null : Math.round((10_000 * ratingSum) / ratingCount) / 10_000;
}

/** Returns the badges an advisor has earned, strongest first. A person approved every listed advisor, so all are verified. */
export function badgesOf(advisor: PublicAdvisor): AdvisorBadge[] {
  const rating = averageRating(advisor);
  const years = MIN_YEARS[advisor.experience];
  const earned: [AdvisorBadge, boolean][] = [
    [{ code: "verified", count: 1 }, true],
    [
      { code: "topRated", count: advisor.ratingCount },
      rating !== null && rating >= TOP_RATING && advisor.ratingCount >= TOP_RATING_REVIEWS,
    ],
    [{ code: "fastResponder", count: Math.max(1, Math.ceil((advisor.replyMinutes ?? 0) / 60)) }, isFast(advisor)],
    [{ code: "experience", count: years }, years >= LONG_EXPERIENCE_YEARS],
    [{ code: "languages", count: advisor.languages.length }, advisor.languages.length > 1],
    [{ code: "sessions", count: advisor.totalSessions }, advisor.totalSessions >= MANY_SESSIONS],
  ];
  return earned.filter(([, isEarned]) => isEarned).map(([badge]) => badge);
}

function isFast({ replyMinutes, requestsAnswered }: PublicAdvisor) {
  return replyMinutes !== null && replyMinutes <= FAST_REPLY_MINUTES && requestsAnswered >= FAST_REPLY_ANSWERS;
}

function distance(advisor: Whereabouts, viewer: Whereabouts): number | null {
  const [here, there] = [findCity(viewer.city, viewer.country), findCity(advisor.city, advisor.country)];
  return here && there ? kilometresBetween(here, there) : null;
}
