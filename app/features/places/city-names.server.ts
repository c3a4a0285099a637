import "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { shownNames } from "#app/languages/shown-texts";
import { cityKey } from "./city-key";

/** Returns the name of a city, stored by its English name, in a language; an unknown one stays as written. */
export const cityNameIn = (language: Language, english: string): string => shownNames(language)[cityKey(english)] ?? english;

/** Returns a copy of a value with every `city` in it, at any depth, translated: for cards and pages of advisors. */
export function withCityNames<Value>(value: Value, language: Language): Value {
  const say = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(say);
    if (typeof each !== "object" || each === null || Object.getPrototypeOf(each) !== Object.prototype) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, inner]) => [
        key,
        key === "city" && typeof inner === "string" ? cityNameIn(language, inner) : say(inner),
      ]),
    );
  };
  return say(value) as Value;
}
