import type { Place } from "#app/features/own-texts/places";
import type { Language } from "#app/languages/languages";

/** A text as listed. */
export interface ListedText {
  name: string;
  /** Text that visitors see now. */
  shown: string;
  /** Whether an admin has customized it. */
  isOwn: boolean;
  /** Unpublished wording, which the list shows in its place. */
  draft: string | null;
  /** Whether the shipped text, or the English one, has changed since. */
  isOutdated: boolean;
  /** Subjects of mails: recipient, if it is always the same side, and the beginning of the mail, because several mails share a subject. */
  mail?: { reader: MailReader | null; beginning: string };
}

export type MailReader = "client" | "advisor" | "admins";

/** Another place whose texts match the search, with the number of matches. */
export interface FoundPlace {
  place: Place;
  count: number;
}

/** A text as shown in its editor. */
export interface EditedText extends ListedText {
  /** Shipped text. */
  standard: string;
  /** English text, when editing another language. */
  english: string | null;
  /** Whether the English text is customized. */
  isEnglishOwn: boolean;
  own: string | null;
  version: number;
  most: number;
  /** Placeholders it must contain. */
  names: string[];
  /** Whether it is plain text, without ICU syntax. */
  isPlain: boolean;
  /** Address of the page to edit it instead: the original that languages without a text of their own fall back to. */
  editAt: string | null;
  changes: TextChange[];
}

/** Change of a text, with its author and time. */
export interface TextChange {
  id: string;
  at: Date;
  name: string;
  before: string;
  after: string;
}

export type TextFilter = "own" | "drafts" | "outdated";
export const TEXT_FILTERS: readonly TextFilter[] = ["own", "drafts", "outdated"];

/** Parameters of the list, from its query string. */
export interface TextListParams<Of extends string = string> {
  place: Of;
  language: Language;
  query: string;
  show: TextFilter | null;
  /** Name of the text in the open editor. */
  text: string | null;
}

/** Returns the address of the list, or of an editor in it. */
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
