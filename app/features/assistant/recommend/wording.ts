import type { DayPart } from "#app/features/schedule/hours-of-day";
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
  say(sentence: Sentence): string;
}

/** The languages of a need, of which an advisor is to speak one, as a value of a text. */
export const languageOf = ({ languages }: Need, wording: Wording) => ({ language: wording.either(languages.map(wording.language)) });

/** What a place is called. */
export const placeIn = ({ city, country }: Place, wording: Wording) => (city ? wording.city(city) : wording.country(country));

/** In which parts of the day, of which one is enough: 'in the morning or in the evening'. */
export const dayPartOf = (parts: readonly DayPart[], wording: Wording) => ({
  when: wording.either(parts.map((part) => wording.say({ key: "dayPart", values: { part } }))),
});
