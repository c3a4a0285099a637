import { ownTextsOf } from "#app/features/own-texts/own-texts.server";
import { HOME_PREFIX } from "#app/features/own-texts/places";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import type { EditedSection } from "./section-state";

/** What the home page calls its sections in a language, by their types. */
export const shownTitles = (sections: readonly EditedSection[], language: Language): Record<string, string> =>
  Object.fromEntries(
    sections.map(({ sectionType, title }) => [
      sectionType,
      ownTextsOf(language).get(`${HOME_PREFIX}${sectionType}.title`) ?? nameIn(language, title),
    ]),
  );
