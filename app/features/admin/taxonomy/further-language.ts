import type { Language } from "#app/languages/languages";

/** A further language into which a catalog item can be translated. */
export interface FurtherLanguage {
  language: Language;
  /** Default for each text while there is no translation. */
  standing: readonly string[];
  /** The product's own translation of each text, empty if it has none; rewording the text would lose it. */
  shipped: readonly string[];
}
