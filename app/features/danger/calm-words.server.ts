import { textReader } from "#app/features/topics/classifier/read-text.server";
import { plainText } from "#app/features/topics/vocabulary/words-of-text";
import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { translatorFor } from "#app/languages/all-texts.server";
import { type DangerKind, dangerIn, kindOfDanger } from "./danger";
import type { CalmWords } from "./danger-line";
import { dangerLine } from "./danger-line.server";

/** Returns the language in which one of some texts says that its writer is in danger; null if none does. */
export async function languageOfDanger(...texts: readonly (string | null | undefined)[]): Promise<TextLanguage | null> {
  return (await dangerOf(texts))?.language ?? null;
}

/** Returns the words to show instead of everything else to a writer in danger, or null: the one check for every kind of search (docs/matching.md). */
export async function calmWordsFor(...texts: readonly (string | null | undefined)[]): Promise<CalmWords | null> {
  const danger = await dangerOf(texts);
  return danger && calmWordsIn(danger.language, danger.kind);
}

const SENTENCES = { body: "danger_body", now: "danger_now", later: "danger" } as const;

/** Returns the calm words of a language; where danger is there now the number to call comes first, and to signs of a body no crisis line is added. */
export const calmWordsIn = async (language: TextLanguage, kind: DangerKind): Promise<CalmWords> => ({
  language,
  sentence: translatorFor(language, "assistant")(`${SENTENCES[kind]}_${language}`),
  line: kind === "body" ? "" : await dangerLine(language),
});

async function dangerOf(texts: readonly (string | null | undefined)[]) {
  const typed = texts.map((text) => plainText(text ?? "")).filter((text) => /\p{L}/u.test(text));
  if (typed.length === 0) return null;
  const read = await textReader();
  for (const text of typed) {
    const language = dangerIn(text, read(text));
    if (language) return { language, kind: kindOfDanger(text) };
  }
  return null;
}
