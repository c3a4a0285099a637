import type { Preference } from "../understand/need";

/** The text that says of each wish that an advisor does not meet it. */
export const MISSED_TEXTS = {
  language: "missedLanguage",
  budget: "missedBudget",
  place: "missedPlace",
  day: "missedDay",
  dayPart: "missedDayPart",
} as const satisfies Record<Preference, string>;
