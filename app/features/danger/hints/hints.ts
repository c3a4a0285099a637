import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { farewellLanguages } from "./farewells";
import { othersFarewellLanguages } from "./farewells-of-others";
import { heldLanguages } from "./held-and-threatened";
import { livingToSeeLanguages } from "./living-to-see";
import { lyingInWaitLanguages } from "./lying-in-wait";
import { meansInSightLanguages } from "./means-in-sight";

const HINTS = [farewellLanguages, heldLanguages, livingToSeeLanguages, meansInSightLanguages];
const HINTS_AT_WORK = [othersFarewellLanguages, lyingInWaitLanguages];

/** Returns the languages in which folded words with single spaces hint at a danger that they do not name. */
export const hintLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter((language) => [...HINTS, ...HINTS_AT_WORK].some((languages) => languages(words, [language]).length > 0));
