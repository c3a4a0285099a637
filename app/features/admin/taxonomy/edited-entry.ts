import type { EntryKind } from "#app/features/catalog/catalog-entry";
import type { FurtherLanguage } from "./further-language";

/** Where the advisors of a category go that is retired, if they are left out. */
export const NOWHERE = "nowhere";

/** An entry of the catalog as its form shows it. */
export interface EditedEntry {
  key: string;
  kind: EntryKind;
  category: string;
  address: string;
  oldAddresses: string[];
  icon: string;
  texts: Record<string, string>;
  translations: Record<string, Record<string, string>>;
  version: number;
  isRetired: boolean;
  /** How many advisors stand in it; 0 for what is no category. */
  advisors: number;
  /** How many of them all have no other area that is offered. */
  leftWithout: number;
}

/** What the form of an entry is about: one that is there, or a new one in a category (blank for a category of its own). */
export interface EntryView {
  entry: EditedEntry | null;
  category: string;
  /** What the fields say above those of the other languages: its texts in the site's own language. */
  shown: Readonly<Record<string, string>>;
  /** What it can be said in besides, with what is said of each of its texts there by default. */
  languages: readonly FurtherLanguage[];
}
