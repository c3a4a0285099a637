import type { Need, Place } from "../understand/need";
import type { Sentence } from "../understand/sentence";

/** How lists and amounts are written in the reader's language. */
export interface Wording {
  list(parts: readonly string[]): string;
  /** A list of which one is enough: 'French or German'. */
  either(parts: readonly string[]): string;
  money(minor: number, currency: string | null): string;
  language(code: string): string;
  /** What an area or a category is called that data names in English. */
  named(english: string): string;
  country(english: string): string;
  city(english: string): string;
  /** A day as the zone's clock has it: 'Monday, 30 November'. */
  day(instant: string, zone: string | null): string;
  /** An hour of the day, with a fraction, as the zone's clock has it: '7:00 PM', '19:30'. */
  clock(hour: number, zone: string | null): string;
  say(sentence: Sentence): string;
}

/** The languages of a need, of which an advisor is to speak one, as a value of a text. */
export const languageOf = ({ languages }: Need, wording: Wording) => ({ language: wording.either(languages.map(wording.language)) });

/** What a place is called. */
export const placeIn = ({ city, country }: Place, wording: Wording) => (city ? wording.city(city) : wording.country(country));

/** At which times of the day, of which one is enough, and of which days: 'in the morning or in the evening', 'after 6:00 PM at the weekend'. */
export function timesOf({ dayParts = [], hours, isWeekend, zone }: Need, wording: Wording) {
  const say = (part: string, [from = 0, until = 0]: readonly number[] = []) =>
    wording.say({ key: "dayPart", values: { part, from: wording.clock(from, zone), until: wording.clock(until, zone) } });
  const named = hours ? [say(hours.said, hours.hours)] : dayParts.map((part) => say(part));
  const times = named.length > 0 ? [wording.either(named)] : [];
  return { when: [...times, ...(isWeekend ? [say("weekend")] : [])].join(" ") };
}
