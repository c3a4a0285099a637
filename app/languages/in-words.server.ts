import "./all-texts.server";
import type { Language } from "./languages";
import { shownNames } from "./shown-texts";

/** Translates the English names in a value, at any depth; names written by admins stay unchanged. */
export function inWordsOf<Value>(value: Value, language: Language): Value {
  const names = shownNames(language);
  const say = (each: unknown): unknown => {
    if (typeof each === "string") return names[each] ?? each;
    if (Array.isArray(each)) return each.map(say);
    if (typeof each !== "object" || each === null || Object.getPrototypeOf(each) !== Object.prototype) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, say(inner)]));
  };
  return say(value) as Value;
}
