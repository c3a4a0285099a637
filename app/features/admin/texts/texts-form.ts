import { z } from "zod";
import { tidyText } from "#app/features/own-texts/fitting-text";
import { isPlace, PLACES, type Place } from "#app/features/own-texts/places";
import { isLanguage, LANGUAGES, type Language } from "#app/languages/languages";
import { TEXT_FILTERS, type TextFilter, type TextListParams } from "./edited-text";

const MAX_TYPED = 20_000;
const MAX_NAME_LENGTH = 200;
const MAX_QUERY_LENGTH = 100;
const strange = "admin.notUnderstood";
const place = z.custom<Place>(isPlace, strange);
const language = z.enum(LANGUAGES, strange);
const version = z.coerce.number(strange).int().min(0).max(2_000_000_000);
const name = z.string().min(1, strange).max(MAX_NAME_LENGTH, strange);

/** Schema of a text and its version. */
export const textChoiceSchema = z.strictObject({ place, language, name, version, text: z.string().max(MAX_TYPED).optional() }, strange);
/** The same with the new text; its validity is checked against the shipped text. */
export const textFormSchema = z.strictObject(
  { place, language, name, version, text: z.string(strange).max(MAX_TYPED, strange).transform(tidyText) },
  strange,
);
export const placeChoiceSchema = z.strictObject({ place, language }, strange);

export type TextChoice = Omit<z.infer<typeof textChoiceSchema>, "text">;
export type TextEdit = z.infer<typeof textFormSchema>;
export type PlaceChoice = z.infer<typeof placeChoiceSchema>;

/** Parses the parameters of the search in all places; null when one is named. */
export function readEverywhereParams(search: URLSearchParams, otherwise: Language): TextListParams<""> | null {
  return search.get("place") === "" ? { ...readTextListParams(search, otherwise), place: "", text: null } : null;
}

/** Parses the parameters of the list; defaults to the first place and the admin's language. */
export function readTextListParams(search: URLSearchParams, otherwise: Language): TextListParams<Place> {
  const place = search.get("place");
  const language = search.get("language");
  const show = search.get("show");
  return {
    place: isPlace(place) ? place : PLACES[0],
    language: isLanguage(language) ? language : otherwise,
    query: (search.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    show: TEXT_FILTERS.includes(show as TextFilter) ? (show as TextFilter) : null,
    text: search.get("text")?.slice(0, MAX_NAME_LENGTH) || null,
  };
}
