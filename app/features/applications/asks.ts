import type { AskedPart, Asks } from "#app/features/rules/asks";
import { type Answers, NO_ANSWERS } from "./answers";

/** Parts that are not form fields: they are present or not. */
export type AskedUpload = Extract<AskedPart, "certificates" | "photo">;
export type AskedField = Exclude<AskedPart, AskedUpload>;

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

/** Error of a required field that is blank. */
export const messageOfBlank = (field: AskedField): string =>
  field === "availability" ? "applications.availabilityRequired" : "applications.partRequired";

/** Fields that the invited fill in beside what every application has, when the site requires them. */
export const ASKED_IF_REQUIRED = ["phone", "linkedin", "website", "certifications"] as const satisfies readonly AskedField[];
/** Fields that the invited are offered unless the site does not ask for them. */
const ASKED_UNLESS_OFF: readonly AskedField[] = ["availability", "pricing"];

/** Whether somebody who is invited is asked for a part: as an application is, but for what is optional and can be added later. */
export const isAskedOfInvited = (field: AskedField, asks: Asks): boolean =>
  asks[field] === "required" || (asks[field] === "optional" && ASKED_UNLESS_OFF.includes(field));
