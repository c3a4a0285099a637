import { NAMES_PREFIX } from "#app/features/own-texts/said-names";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { hasOwnName } from "#app/languages/all-texts.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { allNames } from "#app/languages/name-rooms.server";
import type { StandardText } from "./standard-text";

/** Returns the names of pages and of what ships in the catalog as texts; those that an admin named in the catalog are written there. */
export function namesAsTexts(language: Language): Map<string, StandardText> {
  const shipped = ALL_LANGUAGES[language].names;
  return new Map(
    allNames().flatMap((english): [string, StandardText][] => {
      const standard = language === FIRST_LANGUAGE ? english : shipped[english];
      if (standard === undefined || hasOwnName(language, english)) return [];
      return [[NAMES_PREFIX + english, { standard, english, writing: "plain", editAt: null }]];
    }),
  );
}
