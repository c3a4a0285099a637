import { writtenIn } from "#app/features/topics/vocabulary/written-in";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { writtenLanguage } from "#app/languages/written-language";
import type { Need } from "../need";

/**
 * Adds to a need without languages the one that its text is written in, otherwise that of the page: a few words in a shop's jargon tell no language, but who
 * reads the page in German would rather talk so. English asks for nobody in particular, because every advisor's page is in English.
 */
export function inOwnLanguage(need: Need, text: string, page: Language = FIRST_LANGUAGE): Need {
  if (need.languages.length > 0) return need;
  const own = writtenIn(text) ?? writtenLanguage(text) ?? page;
  return own === FIRST_LANGUAGE ? need : { ...need, languages: [own] };
}
