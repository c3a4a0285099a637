import type { LineProblem } from "../import-answer";

/** Position of each column in the template file. */
export const PLACES = { name: 0, email: 1, areas: 2, rate: 3, currency: 4, languages: 5, hours: 6, timezone: 7, bio: 8 };

/** The column each problem concerns; one without a column concerns the whole line. */
export const COLUMNS_OF_PROBLEMS: Partial<Record<LineProblem, keyof typeof PLACES>> = {
  ...{ lineName: "name", lineNameReserved: "name", lineEmail: "email", lineAreas: "areas", lineRate: "rate", lineRateEither: "rate" },
  ...{ lineCurrency: "currency", lineLanguages: "languages", lineHours: "hours", lineZone: "timezone", lineBio: "bio" },
};
