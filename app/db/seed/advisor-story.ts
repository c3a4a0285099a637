import type { CityName } from "./cities";
import type { WeekName } from "./weeks";

/** What one review says: the stars, the words, and what the advisor answered. */
export type ReviewStory = readonly [rating: 3 | 4 | 5, text: string, reply?: string];

/** One advisor of the demo as somebody would tell it; `demoStory` makes rows of it. */
export interface AdvisorStory {
  name: readonly [first: string, last: string];
  title: string;
  city: CityName;
  /** ISO 639-1 codes. */
  languages: readonly string[];
  /** Names of areas, the primary one first. */
  topics: readonly string[];
  experience: "1-3" | "4-7" | "8-12" | "13-20" | "20+";
  /** Major units an hour, in the currency of the city. */
  rate: number;
  week: WeekName;
  /** Completed consultations; at least one a review. */
  sessions: number;
  status?: "busy" | "away";
  certifications: string;
  bio: readonly string[];
  reviews: readonly ReviewStory[];
}
