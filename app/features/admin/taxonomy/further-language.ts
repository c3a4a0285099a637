import { FIRST_LANGUAGE, LANGUAGES, type Language } from "#app/languages/languages";

/** A further language into which a catalog item can be translated. */
export interface FurtherLanguage {
  language: Language;
  /** Whether the site does not offer it: what is translated into it is kept for when it does. */
  isOff: boolean;
  /** Default for each text while there is no translation. */
  standing: readonly string[];
  /** The product's own translation of each text, empty if it has none; rewording the text would lose it. */
  shipped: readonly string[];
}

/** The site's own language, in which an item's texts stand above all further ones. */
export const ownLanguageBeside = (further: readonly FurtherLanguage[]): Language =>
  LANGUAGES.find((language) => further.every((each) => each.language !== language)) ?? FIRST_LANGUAGE;
