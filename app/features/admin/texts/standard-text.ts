import type { Writing } from "#app/features/own-texts/fitting-text";

/** A shipped text, and its syntax. */
export interface StandardText {
  standard: string;
  /** Text in the first language. */
  english: string;
  writing: Writing;
  /** Address of the page to edit it for all languages at once. */
  editAt: string | null;
}
