import { textReader } from "#app/features/topics/classifier/read-text.server";
import { plainText } from "#app/features/topics/vocabulary/words-of-text";
import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { translatorFor } from "#app/languages/all-texts.server";
import { TO_ANYBODY, TO_THE_YOUNG, TO_WHO_MEANS_HARM, TO_WHO_SEES_HARM } from "./calm-sentences";
import { type DangerKind, dangerIn, isOfMinor, kindOfDanger } from "./danger";
import { type CalmWords, YOUNG_LINES } from "./danger-line";
import { dangerLine, ownDangerLine } from "./danger-line.server";

/** Returns the language in which one of some texts says that its writer is in danger; null if none does. */
export async function languageOfDanger(...texts: readonly (string | null | undefined)[]): Promise<TextLanguage | null> {
  return (await dangerOf(texts))?.language ?? null;
}

/** Returns the words to show instead of everything else to a writer in danger, or null: the one check for every kind of search (docs/matching.md). */
export async function calmWordsFor(...texts: readonly (string | null | undefined)[]): Promise<CalmWords | null> {
  const danger = await dangerOf(texts);
  return danger && calmWordsIn(danger.language, danger.text);
}

const SENTENCES = { body: "danger_body", now: "danger_now", later: "danger" } as const;

/**
 * Returns the calm words in a language for a text that tells of danger. Where danger is there now the number to call comes first, and to signs of a body no
 * crisis line is added. A minor is spoken to as one, and reads the line for the young, and an admin's own where there is one.
 */
export async function calmWordsIn(language: TextLanguage, text: string): Promise<CalmWords> {
  const kind = kindOfDanger(text);
  const isYoung = isOfMinor(text);
  const sentence = isYoung ? TO_THE_YOUNG[kind][language] : sentenceFor(kind, language);
  if (kind === "body") return { language, sentence, line: "" };
  const lines = isYoung ? [YOUNG_LINES[language], await ownDangerLine(language)] : [await dangerLine(language)];
  return { language, sentence, line: lines.filter(Boolean).join(" ") };
}

function sentenceFor(kind: DangerKind, language: TextLanguage): string {
  if (kind === "meant") return TO_WHO_MEANS_HARM[language];
  if (kind === "seen") return TO_WHO_SEES_HARM[language];
  if (kind === "any") return TO_ANYBODY[language];
  return translatorFor(language, "assistant")(`${SENTENCES[kind]}_${language}`);
}

async function dangerOf(texts: readonly (string | null | undefined)[]) {
  const typed = texts.map((text) => plainText(text ?? "")).filter((text) => /\p{L}/u.test(text));
  if (typed.length === 0) return null;
  const read = await textReader();
  for (const text of typed) {
    const language = dangerIn(text, read(text));
    if (language) return { language, text };
  }
  return null;
}
