import { z } from "zod";
import { HEAPED_MARKS } from "./limits";

// Control characters, and marks that turn the reading direction around or hide what stands there (security: invisible names).
const HARMFUL_LINE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;
const HARMFUL_LINES = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** Text as it is kept: composed (NFC), without outer blanks, with one kind of line break. */
export const tidyText = (text: string) => text.replace(/\r\n?/g, "\n").normalize("NFC").trim();

/** How long a text is for whoever wrote it: characters, not bytes or UTF-16 units. */
export const charactersIn = (text: string) => [...text].length;

/** A broken rule of a text: its message key, or null when it is kept. */
export type TextRule = (text: string) => string | null;

interface PlainText {
  most: number;
  tooLong: string;
  /** Whether line breaks may stand in it. */
  isLong?: boolean;
  /** Further rules in their order. None of them is tried on an empty text, save by `required`. */
  rules?: TextRule[];
  required?: string;
}

/** A text field that may be empty unless `required`. The first broken rule is told. */
export function plainText({ most, tooLong, isLong = false, rules = [], required }: PlainText) {
  const harmful = isLong ? HARMFUL_LINES : HARMFUL_LINE;
  const all: TextRule[] = [
    (text) => (charactersIn(text) > most ? tooLong : null),
    (text) => (harmful.test(text) || HEAPED_MARKS.test(text) ? "profiles.hiddenCharacters" : null),
    ...rules,
  ];
  return z
    .string()
    .transform(tidyText)
    .superRefine((text, context) => {
      const message = text === "" ? required : all.map((rule) => rule(text)).find((broken) => broken !== null);
      if (message) context.addIssue({ code: "custom", message });
    });
}

/** A rule that every text must match. */
export const matching =
  (pattern: RegExp, message: string): TextRule =>
  (text) =>
    pattern.test(text) ? null : message;
