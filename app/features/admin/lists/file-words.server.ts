import { placeOfText } from "#app/features/own-texts/places";
import { sayIn } from "#app/languages/all-texts.server";
import { type Language, languageOr } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import type { Words } from "../audit-log/audit-words";

/** Translations for a file: the same words as the list's page, in the admin's language. */
export interface FileWords extends Words {
  language: Language;
  yesNo: (is: boolean) => string;
  /** Returns the text of a code; the code itself when it has none. */
  of: (stem: string, code: string | null) => string;
}

export function fileWords(language: string): FileWords {
  const own = languageOr(language);
  const t = sayIn(own);
  return {
    language: own,
    t,
    named: (english) => nameIn(own, english),
    pageOf: (text, noted) => t(`ownTexts.place_${placeOfText(text, noted)}`),
    yesNo: (is) => t(is ? "listFiles.yes" : "listFiles.no"),
    of: (stem, code) => (code && t.has(stem + code) ? t(stem + code) : (code ?? "")),
  };
}
