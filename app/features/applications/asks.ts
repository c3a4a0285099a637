import type { AskedPart, Asks } from "#app/features/rules/asks";
import { type Answers, NO_ANSWERS } from "./answers";

/** Parts that are not form fields: they are present or not. */
export type AskedUpload = Extract<AskedPart, "certificates" | "photo">;
type AskedField = Exclude<AskedPart, AskedUpload>;

const FIELDS: readonly AskedField[] = ["phone", "linkedin", "website", "languages", "certifications", "availability", "pricing"];

/** Resets the answers the site does not ask for to their empty values. */
export function askedAnswers(answers: Answers, asks: Asks): Answers {
  const left = FIELDS.filter((field) => asks[field] === "off").map((field) => [field, NO_ANSWERS[field]]);
  return { ...answers, ...Object.fromEntries(left) };
}

/** Fields this site requires that are blank. */
export const blankRequired = (answers: Answers, asks: Asks): AskedField[] =>
  FIELDS.filter((field) => asks[field] === "required" && isBlank(answers[field]));

const isBlank = (value: string | readonly string[]) => (typeof value === "string" ? value.trim() === "" : value.length === 0);
