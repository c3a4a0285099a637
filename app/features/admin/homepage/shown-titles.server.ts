import { isOnlyOfSite, sectionsThatShip } from "#app/features/own-texts/home-in-language.server";
import { sectionsInWords } from "#app/features/own-texts/home-texts";
import { ownTextsOf } from "#app/features/own-texts/own-texts.server";
import type { Language } from "#app/languages/languages";
import { offeredLanguages } from "#app/platform/brand/current-defaults.server";
import type { EditedSection } from "./section-state";

/** Returns the sections' titles on the home page in a language, by type. */
export const shownTitles = (sections: readonly EditedSection[], language: Language): Record<string, string> =>
  Object.fromEntries(
    sectionsInWords(sectionsThatShip(sections, language), ownTextsOf(language)).map(({ sectionType, title }) => [sectionType, title]),
  );

/** Returns the languages whose readers read what ships of a section that says something of its own in the site's, by type. */
export const shippedElsewhere = (sections: readonly EditedSection[]): Record<string, Language[]> =>
  Object.fromEntries(
    sections.map((section) => [
      section.sectionType,
      offeredLanguages().filter((language) => isOnlyOfSite(section, language, ownTextsOf(language))),
    ]),
  );
