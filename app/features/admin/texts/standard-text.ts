import type { Writing } from "#app/features/own-texts/fitting-text";

/** A shipped text, and its syntax. */
export interface StandardText {
  standard: string;
  /** Text in the first language. */
  english: string;
  writing: Writing;
  /** What ships without the words in force, where these are replaced as it is read: a policy, which states rules, or a text that is shown only since. */
  ships?: string;
  /** Address of the page to edit it for all languages at once. */
  editAt: string | null;
}

/** What a text ships as, of which a customization keeps note. */
export const shipsAs = ({ ships, standard }: StandardText) => ships ?? standard;
