/** What the tips are chosen by. */
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
}

/** Every tip with the tab that mends it, what hinders most first. The last three are good for everybody. */
const TIPS = [
  { tip: "rate", to: "/advisor-profile#advisor-hourlyRate", isMissing: ({ hasRate }: Tipped) => !hasRate },
  { tip: "hours", to: "/advisor-profile/availability#hours", isMissing: ({ hasHours }: Tipped) => !hasHours },
  { tip: "status", to: "/advisor-profile/availability", isMissing: ({ isAway }: Tipped) => isAway },
  { tip: "photo", to: "/advisor-profile#profile-photo", isMissing: ({ hasPhoto }: Tipped) => !hasPhoto },
  { tip: "bio", to: "/advisor-profile#advisor-bio", isMissing: ({ bioCharacters }: Tipped) => bioCharacters < 200 },
  { tip: "title", to: "/advisor-profile#advisor-jobTitle", isMissing: ({ hasTitle }: Tipped) => !hasTitle },
  { tip: "topics", to: "/advisor-profile#topics", isMissing: ({ furtherTopics }: Tipped) => furtherTopics < 2 },
  { tip: "calendar", to: "/advisor-profile/availability#calendars", isMissing: ({ hasCalendar }: Tipped) => !hasCalendar },
  { tip: "reviews", to: "/advisor-profile/sessions", isMissing: ({ ratingCount }: Tipped) => ratingCount < 5 },
  { tip: "answers", to: "/advisor-profile/sessions", isMissing: () => true },
  { tip: "hoursMore", to: "/advisor-profile/availability#exceptions", isMissing: () => true },
  { tip: "reviews", to: "/advisor-profile/sessions", isMissing: ({ ratingCount }: Tipped) => ratingCount >= 5 },
] as const;

export const TIP_COUNT = 3;

export interface Tip {
  tip: (typeof TIPS)[number]["tip"];
  to: string;
}

/** Three tips chosen from what is missing, always three (signed-in-areas.md 2: Profile Preview). */
export const chooseTips = (advisor: Tipped): Tip[] =>
  TIPS.filter(({ isMissing }) => isMissing(advisor))
    .slice(0, TIP_COUNT)
    .map(({ tip, to }) => ({ tip, to }));
