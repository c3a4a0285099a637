import type { WordPair } from "#app/features/own-texts/replace-words";
import type { Language } from "#app/languages/languages";

/** Prefixes of the fields of words, and of parts of words. */
export const WHOLE = "word:";
export const INSIDE = "part:";

/** Name of the field of a word. */
export const fieldOfWord = ({ old, isInside }: Pick<WordPair, "old" | "isInside">) => (isInside ? INSIDE : WHOLE) + old;

/** Returns the address of the page with words filled in. */
export const replacingAddress = (language: Language, pairs: readonly WordPair[] = []): string =>
  `/admin/texts/replace?${new URLSearchParams([["language", language], ...pairs.map((pair) => [fieldOfWord(pair), pair.to])])}`;
