import type { Language } from "#app/languages/languages";

/** A language that a thing of the catalog can be said in besides as it stands. */
export interface FurtherLanguage {
  language: Language;
  /** What is said there while nothing is written, text by text. */
  standing: readonly string[];
  /** What the product says there of each text by itself; empty where it says nothing of its own. A text that is written anew would lose it. */
  shipped: readonly string[];
}
