import { z } from "zod";
import { withoutUnseen } from "#app/platform/unseen-marks";

/** One line of plain text, trimmed; control characters become blanks, and what nobody sees goes. `tooLong` is the key of the message. */
export const lineOf = (most: number, tooLong: string) =>
  z
    .string()
    .transform((text) =>
      withoutUnseen(text)
        .toWellFormed()
        .replace(/\p{Cc}+/gu, " ")
        .trim(),
    )
    .pipe(z.string().max(most, tooLong));

/** Several lines of plain text, trimmed; of the control characters only line breaks stay, and of what nobody sees nothing. */
export const linesOf = (most: number, tooLong: string) =>
  z
    .string()
    .transform((text) =>
      withoutUnseen(text)
        .toWellFormed()
        .replace(/\r\n?/g, "\n")
        .replace(/[^\P{Cc}\n]+/gu, " ")
        .trim(),
    )
    .pipe(z.string().max(most, tooLong));
