import { type Demand, missesAreas, missesLanguages, type TipValues } from "./demand";

/** The facts that tips are chosen by. */
export interface Tipped {
  hasRate: boolean;
  hasHours: boolean;
  hasPhoto: boolean;
  bioCharacters: number;
  hasTitle: boolean;
  furtherTopics: number;
  hasCalendar: boolean;
  isAway: boolean;
  ratingCount: number;
  demand: Demand;
  /** Maximum share of each part in the hundred points of a match; for reviews and answers also the advisor's current points. */
  points: Points;
}

export interface Points {
  title: number;
  bio: number;
  language: number;
  reviews: { most: number; now: number };
  answers: { most: number; now: number };
}

/** Every tip with the tab that fixes it, most important first. The last three fill up the list for everybody. */
const TIPS = [
  { tip: "rate", to: "/advisor-profile#advisor-hourlyRate", isMissing: ({ hasRate }: Tipped) => !hasRate },
  { tip: "hours", to: "/advisor-profile/availability#hours", isMissing: ({ hasHours }: Tipped) => !hasHours },
  { tip: "status", to: "/advisor-profile/availability", isMissing: ({ isAway }: Tipped) => isAway },
  { tip: "photo", to: "/advisor-profile#profile-photo", isMissing: ({ hasPhoto }: Tipped) => !hasPhoto },
  { tip: "bio", to: "/advisor-profile#advisor-bio", isMissing: ({ bioCharacters }: Tipped) => bioCharacters < 200 },
  { tip: "title", to: "/advisor-profile#advisor-jobTitle", isMissing: ({ hasTitle }: Tipped) => !hasTitle },
  { tip: "topicsMissed", to: "/advisor-profile#topics", isMissing: ({ demand }: Tipped) => missesAreas(demand) },
  { tip: "language", to: "/advisor-profile#languages", isMissing: ({ demand }: Tipped) => missesLanguages(demand) },
  {
    tip: "topics",
    to: "/advisor-profile#topics",
    isMissing: ({ furtherTopics, demand }: Tipped) => furtherTopics < 2 && !missesAreas(demand),
  },
  { tip: "calendar", to: "/advisor-profile/availability#calendars", isMissing: ({ hasCalendar }: Tipped) => !hasCalendar },
  { tip: "reviews", to: "/advisor-profile/sessions", isMissing: ({ ratingCount }: Tipped) => ratingCount < 5 },
  { tip: "answers", to: "/advisor-profile/sessions", isMissing: () => true },
  { tip: "hoursMore", to: "/advisor-profile/availability#exceptions", isMissing: () => true },
  { tip: "reviews", to: "/advisor-profile/sessions", isMissing: ({ ratingCount }: Tipped) => ratingCount >= 5 },
] as const;

export const TIP_COUNT = 3;
/** Points of a perfect match, as shown to people. */
export const MAX_POINTS = 100;

type TipName = (typeof TIPS)[number]["tip"];

export interface Tip {
  tip: TipName;
  to: string;
  /** Values in the text about the cost. */
  values: TipValues;
}

/** Chooses three tips from what is missing (signed-in-areas.md 2: Profile Preview), each with what it costs in matches. */
export const chooseTips = (advisor: Tipped): Tip[] =>
  TIPS.filter(({ isMissing }) => isMissing(advisor))
    .slice(0, TIP_COUNT)
    .map(({ tip, to }) => ({ tip, to, values: valuesOf(tip, advisor) }));

function valuesOf(tip: TipName, { points, demand }: Tipped): TipValues {
  if (tip === "bio" || tip === "title") return { points: points[tip] };
  if (tip === "reviews" || tip === "answers") return { ...points[tip] };
  if (tip === "topicsMissed") return { all: demand.inCategory, missed: demand.forOtherAreas };
  if (tip === "language")
    return { all: demand.inAreas, missed: demand.inOtherLanguages, language: demand.language, points: points.language };
  return {};
}
