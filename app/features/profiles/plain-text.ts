import { z } from "zod";
import { hasUnseen, withoutUnseen } from "#app/platform/text/unseen-marks";
import { HEAPED_MARKS } from "./limits";

const CONTROLS_IN_LINE = /[\p{Cc}\u2028\u2029]/u;
const CONTROLS_IN_LINES = /(?![\n\t])[\p{Cc}\u2028\u2029]/u;

/** Normalizes text for storage: NFC, trimmed, with one kind of line break. */
export const tidyText = (text: string) => text.replace(/\r\n?/g, "\n").normalize("NFC").trim();

/** Returns a text's length as its author counts it: in characters, not bytes or UTF-16 units. */
export const charactersIn = (text: string) => [...text].length;

/** Returns the message key of a broken rule, or null if the text is fine. */
export type TextRule = (text: string) => string | null;

interface PlainText {
  most: number;
  tooLong: string;
  /** Whether it may contain line breaks. */
  isLong?: boolean;
  /** Further rules, in order. An empty text is only checked by `required`. */
  rules?: TextRule[];
  required?: string;
}

/** Schema of a text field that may be empty unless `required`. Reports the first broken rule. */
export function plainText({ most, tooLong, isLong = false, rules = [], required }: PlainText) {
  const controls = isLong ? CONTROLS_IN_LINES : CONTROLS_IN_LINE;
  const all: TextRule[] = [
    (text) => (charactersIn(text) > most ? tooLong : null),
    (text) => (controls.test(text) || hasUnseen(text) || HEAPED_MARKS.test(text) ? "profiles.hiddenCharacters" : null),
    ...rules,
  ];
  return (
    z
      .string()
      // In a name, invisible characters are an error to correct; in a long text they may come from pasting and are removed.
      .transform((text) => tidyText(isLong ? withoutUnseen(text) : text))
      .superRefine((text, context) => {
        const message = text === "" ? required : all.map((rule) => rule(text)).find((broken) => broken !== null);
        if (message) context.addIssue({ code: "custom", message });
      })
  );
}

/** Creates a rule that every text must match. */
export const matching =
  (pattern: RegExp, message: string): TextRule =>
  (text) =>
    pattern.test(text) ? null : message;
