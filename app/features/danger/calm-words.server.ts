import { textReader } from "#app/features/topics/classifier/read-text.server";
import { plainText } from "#app/features/topics/vocabulary/words-of-text";
import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { translatorFor } from "#app/languages/all-texts.server";
import { dangerIn, isEmergency } from "./danger";
import type { CalmWords } from "./danger-line";
import { dangerLine } from "./danger-line.server";

/** The language in which somebody tells that they are in danger, in one of some texts that they typed; null where none does. */
export async function languageOfDanger(...texts: readonly (string | null | undefined)[]): Promise<TextLanguage | null> {
  return (await dangerOf(texts))?.language ?? null;
}

/** What whoever typed some texts is to read instead of everything else, or null: the one guard of all that searches (docs/matching.md). */
export async function calmWordsFor(...texts: readonly (string | null | undefined)[]): Promise<CalmWords | null> {
  const danger = await dangerOf(texts);
  return danger && calmWordsIn(danger.language, danger.isNow);
}

/** The calm words of a language; of an emergency that goes on now the number to call stands first. */
export const calmWordsIn = async (language: TextLanguage, isNow: boolean): Promise<CalmWords> => ({
  language,
  sentence: translatorFor(language, "assistant")(isNow ? `danger_now_${language}` : `danger_${language}`),
  line: await dangerLine(language),
});

async function dangerOf(texts: readonly (string | null | undefined)[]) {
  const typed = texts.map((text) => plainText(text ?? "")).filter((text) => /\p{L}/u.test(text));
  if (typed.length === 0) return null;
  const read = await textReader();
  for (const text of typed) {
    const language = dangerIn(text, read(text));
    if (language) return { language, isNow: isEmergency(text) };
  }
  return null;
}
