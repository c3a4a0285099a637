import { z } from "zod";
import { withoutUnseen } from "#app/platform/text/unseen-marks";

/** A line of plain text, trimmed; control characters become spaces, invisible ones are removed. `tooLong` is the key of the error. */
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

/** Multi-line plain text, trimmed; only line breaks remain of the control characters, and invisible ones are removed. */
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
