import { withoutUnseen } from "#app/platform/text/unseen-marks";
import { ALWAYS_ROOM_FOR, LONGER_TIMES, MAX_TEXT_LENGTH } from "./limits";

/** Syntax of a text: ICU, with placeholders and plurals, or plain. */
export type Writing = "icu" | "plain";

/** Why a text cannot replace another; `key` is that of the error message. */
export interface Misfit {
  key: "textEmpty" | "textLong" | "textBroken" | "textMissing" | "textUnknown" | "textOpen" | "textKind" | "textChoice";
  values?: { names?: string; most?: number };
}

/** Normalises a text for storage: one line, no control characters, and a typographic apostrophe, which has no meaning in ICU syntax. */
export const tidyText = (text: string): string =>
  withoutUnseen(text)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll("'", "’")
    .trim();

/** Maximum length of a text that replaces another. */
export const maxLengthFor = (standard: string): number =>
  Math.min(MAX_TEXT_LENGTH, Math.max(ALWAYS_ROOM_FOR, LONGER_TIMES * standard.length));
