import type { Need, Place } from "../understand/need";
import type { Sentence } from "../understand/sentence";

/** Formats lists and amounts in the reader's language. */
export interface Wording {
  list(parts: readonly string[]): string;
  /** A list of alternatives: 'French or German'. */
  either(parts: readonly string[]): string;
  money(minor: number, currency: string | null): string;
  language(code: string): string;
  /** Translated name of an area or category, given its English name. */
  named(english: string): string;
  country(english: string): string;
  city(english: string): string;
  /** A day in a zone: 'Monday, 30 November'. */
  day(instant: string, zone: string | null): string;
  /** A day of the week; 1 is Monday. */
  weekday(weekday: number): string;
  /** A time of day in a zone, from an hour with a fraction: '7:00 PM', '19:30'. */
  clock(hour: number, zone: string | null): string;
  say(sentence: Sentence): string;
}

/** A need's languages, of which one is enough, as a text value. */
export const languageOf = ({ languages }: Need, wording: Wording) => ({ language: wording.either(languages.map(wording.language)) });

/** Returns the translated name of a place. */
export const placeIn = ({ city, country }: Place, wording: Wording) => (city ? wording.city(city) : wording.country(country));

/** Returns the requested times, of which one is enough, and days: 'in the morning or in the evening', 'after 6:00 PM at the weekend', 'on a Thursday in the afternoon'. */
export function timesOf({ dayParts = [], hours, isWeekend, weekdays = [], zone }: Need, wording: Wording) {
  const say = (part: string, [from = 0, until = 0]: readonly number[] = []) =>
    wording.say({ key: "dayPart", values: { part, from: wording.clock(from, zone), until: wording.clock(until, zone) } });
  const named = hours ? [say(hours.said, hours.hours)] : dayParts.map((part) => say(part));
  const times = named.length > 0 ? [wording.either(named)] : [];
  const day = wording.either(weekdays.map(wording.weekday));
  const days = weekdays.length > 0 ? [wording.say({ key: "dayPart", values: { part: "weekday", from: day, until: "" } })] : [];
  return { when: [...(isWeekend ? [] : days), ...times, ...(isWeekend ? [say("weekend")] : [])].join(" ") };
}
