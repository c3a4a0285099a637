import type { CategoryId } from "#app/features/catalog/categories";
import type { Currency } from "#app/features/money/money";
import type { Duration } from "#app/features/rules/rules";
import { DAY_PARTS, type DayPart, type DaysAndHours, type HoursOfDay, WAKING_HOURS, WEEKEND } from "#app/features/schedule/hours-of-day";
import type { TopicWeight } from "#app/features/topics/vocabulary/topics-in-text";

export const URGENCIES = ["high", "medium", "low"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Languages whose names are recognized in every form (signed-in areas, section 9). Any other spoken language can be requested, too. */
export const NEED_LANGUAGES = ["en", "es", "fr", "de", "it"] as const;
export type NeedLanguage = (typeof NEED_LANGUAGES)[number];

/** Preferences that an advisor may meet or miss. */
export const PREFERENCES = ["language", "budget", "place", "day", "dayPart"] as const;
export type Preference = (typeof PREFERENCES)[number];

/** Maximum price per hour, in minor units. A null currency was not stated. */
export interface Budget {
  amount: number;
  currency: Currency | null;
}

export interface Place {
  city: string | null;
  country: string;
}

/** Explicit hours and how they were phrased; minutes are a fraction of the hour. */
export interface NamedHours {
  said: "at" | "after" | "before" | "between";
  hours: HoursOfDay;
}

/** What somebody seeks, as far as their words and answers say. Everything may be missing. */
export interface Need {
  /** By weight, highest first. */
  topics: TopicWeight[];
  /** Category of the page the question came from, or null. */
  category: CategoryId | null;
  urgency: Urgency | null;
  budget: Budget | null;
  /** ISO 639-1 codes of languages an advisor should speak. */
  languages: string[];
  /** True if the person requested one of these languages; otherwise they only write or read in it. */
  isLanguageAsked?: boolean;
  place: Place | null;
  /** Region chosen in the matcher, of those of `regionOf`; a place that was named says more. */
  region?: string;
  /** Countries that the matter has to do with. */
  markets?: string[];
  /** IANA zone of the person's profile, otherwise of their browser. */
  zone: string | null;
  /** How long the talk should be. */
  minutes?: Duration;
  /** The length that was asked for, where it is not offered and `minutes` is the nearest. */
  minutesAsked?: Duration;
  /** ISO instant from which a time is wanted; as soon as possible if missing. */
  from?: string | null;
  /** True if only that one day was named ('tomorrow'), not a beginning ('from tomorrow on', 'next week'). */
  isOneDay?: boolean;
  /** ISO instant at which the day begins by which help is needed: that of a deadline. */
  until?: string | null;
  /** True if something happens on that day ('she publishes tomorrow'): help is of use only before it. */
  isBeforeEvent?: boolean;
  /** Alternatives, in the need's zone. */
  dayParts?: DayPart[];
  /** Explicit hours, in the same zone. */
  hours?: NamedHours;
  /** True if only Saturday or Sunday will do. */
  isWeekend?: boolean;
  /** Only these days of the week will do; 1 is Monday. */
  weekdays?: number[];
  /** True if somebody sooner, or cheaper, than those just named was asked for. */
  isSoonest?: boolean;
  isCheapest?: boolean;
  /** Slugs of advisors named before, when somebody else was asked for. */
  except?: string[];
  /** True if these are all: only another wish names some of them again. */
  isAllSeen?: boolean;
  /** True if preferences of an earlier question were dropped, because this is another one. */
  isAnother?: boolean;
  /** True if its areas were guessed from words that were not understood: nobody is told that this is what they described. */
  isGuessed?: boolean;
}

/** Whether a need says where an advisor should be. */
export const saysPlace = ({ place, region }: Pick<Need, "place" | "region">): boolean => place !== null || region !== undefined;

/** Returns the preferences that a need states. */
export const preferencesOf = (need: Need): Preference[] =>
  PREFERENCES.filter((preference) => {
    if (preference === "language") return need.isLanguageAsked === true && need.languages.length > 0;
    if (preference === "budget") return need.budget !== null;
    if (preference === "place") return saysPlace(need);
    return preference === "day" ? need.isOneDay === true : saysTimes(need);
  });

type TimesOfNeed = Pick<Need, "dayParts" | "hours" | "isWeekend" | "weekdays">;

/** Returns whether a need states hours or days. */
export const saysTimes = ({ dayParts, hours, isWeekend = false, weekdays }: TimesOfNeed): boolean =>
  dayParts !== undefined || hours !== undefined || isWeekend || weekdays !== undefined;

/** Returns the acceptable hours and days of a need; null if it states none. */
export function timesWanted({ dayParts = [], hours, isWeekend = false, weekdays = [] }: TimesOfNeed): DaysAndHours | null {
  const days = [...new Set([...weekdays, ...(isWeekend ? WEEKEND : [])])];
  if (dayParts.length === 0 && !hours && days.length === 0) return null;
  const ofParts = dayParts.map((part) => DAY_PARTS[part]);
  const wanted = hours ? [hours.hours] : ofParts.length > 0 ? ofParts : [WAKING_HOURS];
  return { hours: wanted, ...(days.length > 0 && { weekdays: days }) };
}
