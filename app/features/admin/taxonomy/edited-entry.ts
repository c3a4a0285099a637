import type { EntryKind } from "#app/features/catalog/catalog-entry";
import type { Language } from "#app/languages/languages";
import type { FurtherLanguage } from "./further-language";

/** Value to leave advisors of a retired category without one. */
export const NOWHERE = "nowhere";

/** Numbers of open requests and agreed consultations ahead about what is to be retired. */
export interface Standing {
  requests: number;
  agreed: number;
}

/** A catalog entry as shown in its form. */
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
  /** Number of advisors in it who keep an offered area without it; 0 unless it is a category. */
  advisors: number;
  /** Number of advisors on the site who would have no offered area left without it. */
  leftWithout: number;
  standing: Standing;
}

/** Subject of the entry form: an existing entry, or a new one in a category (blank for a new category). */
export interface EntryView {
  entry: EditedEntry | null;
  category: string;
  /** Texts in the site's own language, shown above the translations. */
  shown: Readonly<Record<string, string>>;
  /** The language in which each of them was written. */
  written: Readonly<Record<string, Language>>;
  /** Further languages, with the default of each text. */
  languages: readonly FurtherLanguage[];
}
