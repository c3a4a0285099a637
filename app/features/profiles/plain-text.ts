import { z } from "zod";
import { hasUnseen, withoutUnseen } from "#app/platform/unseen-marks";
import { HEAPED_MARKS } from "./limits";

const CONTROLS_IN_LINE = /[\p{Cc}\u2028\u2029]/u;
const CONTROLS_IN_LINES = /(?![\n\t])[\p{Cc}\u2028\u2029]/u;

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
  const controls = isLong ? CONTROLS_IN_LINES : CONTROLS_IN_LINE;
  const all: TextRule[] = [
    (text) => (charactersIn(text) > most ? tooLong : null),
    (text) => (controls.test(text) || hasUnseen(text) || HEAPED_MARKS.test(text) ? "profiles.hiddenCharacters" : null),
    ...rules,
  ];
  return (
    z
      .string()
      // A name is typed anew without what nobody sees; what was pasted into a long text is none of its writer's doing.
      .transform((text) => tidyText(isLong ? withoutUnseen(text) : text))
      .superRefine((text, context) => {
        const message = text === "" ? required : all.map((rule) => rule(text)).find((broken) => broken !== null);
        if (message) context.addIssue({ code: "custom", message });
      })
  );
}

/** A rule that every text must match. */
export const matching =
  (pattern: RegExp, message: string): TextRule =>
  (text) =>
    pattern.test(text) ? null : message;
