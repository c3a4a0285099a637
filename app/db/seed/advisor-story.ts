import type { CityName } from "./cities";
import type { WeekName } from "./weeks";

/** A review: its stars, its text, and the advisor's reply. */
export type ReviewStory = readonly [rating: 3 | 4 | 5, text: string, reply?: string];

/** A demo advisor in compact form; `demoStory` turns it into rows. */
export interface AdvisorStory {
  name: readonly [first: string, last: string];
  title: string;
  city: CityName;
  /** ISO 639-1 codes. */
  languages: readonly string[];
  /** Names of areas, the primary one first. */
  topics: readonly string[];
  experience: "1-3" | "4-7" | "8-12" | "13-20" | "20+";
  /** Hourly rate in major units of the city's currency. */
  rate: number;
  week: WeekName;
  /** Number of completed consultations; at least one per review. */
  sessions: number;
  status?: "busy" | "away";
  certifications: string;
  bio: readonly string[];
  reviews: readonly ReviewStory[];
}
