import type { Language } from "#app/languages/languages";
import { topicsInAnyLanguage } from "../topics-in-languages.server";
import { completedWord } from "./completed-word";

/** Returns the everyday word that a text begins, unless it begins the name of an area. */
export const wholeWord = (text: string, language: Language): string | null =>
  topicsInAnyLanguage(text, language).length > 0 ? null : completedWord(text, language);
