import type { Place } from "#app/features/own-texts/places";
import type { Language } from "#app/languages/languages";

/** A text of a place as the list shows it. */
export interface ListedText {
  name: string;
  /** What readers read now. */
  shown: string;
  /** Whether an admin has written it. */
  isOwn: boolean;
  hasDraft: boolean;
  /** What ships has changed since it was written, or the English one was. */
  isOutdated: boolean;
  /** Of the subject of a mail: who reads it, where it is one side, and how the mail begins; several subjects say the same. */
  mail?: { reader: MailReader | null; beginning: string };
}

export type MailReader = "client" | "advisor" | "admins";

/** Another place in which what is searched for stands so many times. */
export interface FoundPlace {
  place: Place;
  count: number;
}

/** A text as its editor shows it. */
export interface EditedText extends ListedText {
  /** What stands there by default. */
  standard: string;
  /** What the English text says, where that is another language than the edited one. */
  english: string | null;
  /** Whether the English one is an admin's. */
  isEnglishOwn: boolean;
  own: string | null;
  draft: string | null;
  version: number;
  most: number;
  /** Placeholders, as they have to stand in it. */
  names: string[];
  /** Whether there is something beside placeholders that has a syntax. */
  isPlain: boolean;
  /** Where it is written instead: what all languages without a text of their own say. */
  editAt: string | null;
  changes: TextChange[];
}

/** Who changed a text when. */
export interface TextChange {
  id: string;
  at: Date;
  name: string;
  before: string;
  after: string;
}

export type TextFilter = "own" | "drafts" | "outdated";
export const TEXT_FILTERS: readonly TextFilter[] = ["own", "drafts", "outdated"];

/** The parameters of the list, as its address says it. */
export interface TextListParams<Of extends string = string> {
  place: Of;
  language: Language;
  query: string;
  show: TextFilter | null;
  /** The name of the text whose editor is open. */
  text: string | null;
}

/** The address of the list, or of an editor in it. */
export function textsAddress({ place, language, query, show, text }: TextListParams): string {
  const params: [string, string][] = [
    ["place", place],
    ["language", language],
  ];
  if (query) params.push(["q", query]);
  if (show) params.push(["show", show]);
  if (text) params.push(["text", text]);
  return `/admin/texts?${new URLSearchParams(params)}`;
}
