import type { CategoryId } from "#app/features/catalog/categories";
import type { Currency } from "#app/features/money/money";
import { DAY_PARTS, type DayPart, type DaysAndHours, type HoursOfDay, WAKING_HOURS, WEEKEND } from "#app/features/schedule/hours-of-day";
import type { TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";

export const URGENCIES = ["high", "medium", "low"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** The languages that people write in here, whose names are read in whatever form (signed-in areas, section 9). Any other that is spoken can be asked for, too. */
export const NEED_LANGUAGES = ["en", "es", "fr", "de", "it"] as const;
export type NeedLanguage = (typeof NEED_LANGUAGES)[number];

/** What an advisor may meet or not. */
export const PREFERENCES = ["language", "budget", "place", "dayPart"] as const;
export type Preference = (typeof PREFERENCES)[number];

/** At most this much for an hour, in minor units. Without a currency it was not said which. */
export interface Budget {
  amount: number;
  currency: Currency | null;
}

export interface Place {
  city: string | null;
  country: string;
}

/** Hours that somebody names by the clock, and how they say them: parts of an hour as its fraction. */
export interface NamedHours {
  said: "at" | "after" | "before" | "between";
  hours: HoursOfDay;
}

/** What somebody seeks, as far as their words and answers say it. Everything may be missing. */
export interface Need {
  /** The weightiest first. */
  topics: TopicWeight[];
  /** The category of the page the question was asked on, or null. */
  category: CategoryId | null;
  urgency: Urgency | null;
  budget: Budget | null;
  /** Those that an advisor should speak, by their ISO 639-1 codes. */
  languages: string[];
  /** That somebody asked for one of these languages in words; else they only write in it or read in it. */
  isLanguageAsked?: boolean;
  place: Place | null;
  /** IANA zone of the person, as their profile has it, else of their browser. */
  zone: string | null;
  /** ISO instant from which a time is wanted; as soon as may be without it. */
  from?: string | null;
  /** Of which one is enough, by the clock of their zone. */
  dayParts?: DayPart[];
  /** By the same clock, where somebody named hours themselves. */
  hours?: NamedHours;
  /** That only a Saturday or Sunday will do. */
  isWeekend?: boolean;
  /** Slugs of those who were named before, where somebody else was asked for. */
  except?: string[];
  /** That wishes of the question before were left out, as this is another one. */
  isAnother?: boolean;
}

type TimesOfNeed = Pick<Need, "dayParts" | "hours" | "isWeekend">;

/** Whether somebody says at which hours or days they have time. */
export const saysTimes = ({ dayParts, hours, isWeekend = false }: TimesOfNeed): boolean =>
  dayParts !== undefined || hours !== undefined || isWeekend;

/** The hours of which days will do for a need; null where it says none. */
export function timesWanted({ dayParts = [], hours, isWeekend = false }: TimesOfNeed): DaysAndHours | null {
  if (!saysTimes({ ...(dayParts.length > 0 && { dayParts }), ...(hours && { hours }), isWeekend })) return null;
  const ofParts = dayParts.map((part) => DAY_PARTS[part]);
  const wanted = hours ? [hours.hours] : ofParts.length > 0 ? ofParts : [WAKING_HOURS];
  return { hours: wanted, ...(isWeekend && { weekdays: WEEKEND }) };
}
