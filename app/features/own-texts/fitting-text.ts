import { withoutUnseen } from "#app/platform/unseen-marks";
import { ALWAYS_ROOM_FOR, LONGER_TIMES, LONGEST_TEXT } from "./limits";

/** How a text is written: in ICU's syntax, with placeholders and plurals, or word for word. */
export type Writing = "icu" | "plain";

/** Why a text cannot stand in place of another, by the key of its sentence. */
export interface Misfit {
  key: "textEmpty" | "textLong" | "textBroken" | "textMissing" | "textUnknown" | "textOpen" | "textKind" | "textChoice";
  values?: { names?: string; most?: number };
}

/** A text as it is kept: one line, without control characters, and with the apostrophe that no syntax reads. */
export const tidyText = (text: string): string =>
  withoutUnseen(text)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll("'", "’")
    .trim();

/** How long a text may be that stands in place of another. */
export const longestFor = (standard: string): number => Math.min(LONGEST_TEXT, Math.max(ALWAYS_ROOM_FOR, LONGER_TIMES * standard.length));
