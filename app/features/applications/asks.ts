import type { AskedPart, Asks } from "#app/features/rules/asks";
import { type Answers, NO_ANSWERS } from "./answers";

/** What is asked that is no field of the form: it is there or not. */
export type AskedUpload = Extract<AskedPart, "certificates" | "photo">;
type AskedField = Exclude<AskedPart, AskedUpload>;

const FIELDS: readonly AskedField[] = ["phone", "linkedin", "website", "languages", "certifications", "availability", "pricing"];

/** Answers without what is not asked: as it was before anybody answered. */
export function askedAnswers(answers: Answers, asks: Asks): Answers {
  const left = FIELDS.filter((field) => asks[field] === "off").map((field) => [field, NO_ANSWERS[field]]);
  return { ...answers, ...Object.fromEntries(left) };
}

/** The fields that are required here and blank. */
export const blankRequired = (answers: Answers, asks: Asks): AskedField[] =>
  FIELDS.filter((field) => asks[field] === "required" && isBlank(answers[field]));

const isBlank = (value: string | readonly string[]) => (typeof value === "string" ? value.trim() === "" : value.length === 0);
