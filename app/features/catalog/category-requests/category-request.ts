import { z } from "zod";
import { withoutUnseen } from "#app/platform/text/unseen-marks";
import { foldText } from "../search-words";
import { COMMENTS_MAX_CHARACTERS, EMAIL_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "./limits";

const line = z.string().transform((text) =>
  withoutUnseen(text)
    .replace(/\p{Cc}+/gu, " ")
    .trim(),
);

/** The category request form (visitor site, section 5). Error messages are text keys. */
export const categoryRequestSchema = z.object({
  name: line.pipe(z.string().min(1, "catalog.requestNameRequired").max(NAME_MAX_CHARACTERS, "catalog.requestNameLong")),
  comments: z
    .string()
    .default("")
    .transform((text) =>
      withoutUnseen(text)
        .replace(/[^\P{Cc}\n]+/gu, " ")
        .trim(),
    )
    .pipe(z.string().max(COMMENTS_MAX_CHARACTERS, "catalog.requestCommentsLong")),
  /** Where to send the answer, for somebody without an account. */
  email: z
    .string()
    .default("")
    .transform((text) => text.trim().toLowerCase())
    .refine(
      (text) => text === "" || (text.length <= EMAIL_MAX_CHARACTERS && z.email().safeParse(text).success),
      "catalog.requestEmailInvalid",
    ),
});

export type CategoryRequest = z.infer<typeof categoryRequestSchema>;

/** Normalises a name: names that differ only in case, accents, spaces or punctuation request the same category. */
export function categoryNameKey(name: string): string {
  const words = foldText(name).match(/[\p{L}\p{N}\p{M}]+/gu);
  return words ? words.join(" ") : foldText(name).trim();
}
