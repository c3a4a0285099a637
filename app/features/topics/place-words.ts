import { type ENTRY_TEXTS, type EntryKind, type EntryTexts, SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";

interface NamedEntry {
  key: string;
  kind: EntryKind;
  texts: EntryTexts;
  translations: Readonly<Record<string, EntryTexts>>;
}

/** The texts of an entry that name what is in it. */
const NAMES: Record<EntryKind, readonly (typeof ENTRY_TEXTS)[EntryKind][number][]> = {
  category: ["name"],
  page: ["title", "tileLabel"],
  tile: ["label"],
};
/** Joins two names: each part of 'Chitarra e basso' names it. */
const AND = / (?:and|und|et|y|e) | ?[&/,+] ?/i;
const MIN_NAME_LENGTH = 3;

const SPECIFIED = new Set(SPECIFIED_ENTRIES.flatMap(({ kind, texts }) => NAMES[kind].map((part) => texts[part])));

/** Returns the names that admins gave to categories and what is below them, in all languages, by key and separated by commas: they stand for the areas there. */
export function placeWords(entries: readonly NamedEntry[]): ReadonlyMap<string, string> {
  const named = entries.map(({ key, kind, texts, translations }) => {
    const own = NAMES[kind].filter((part) => !SPECIFIED.has(texts[part]));
    const names = [texts, ...Object.values(translations)].flatMap((each) => own.flatMap((part) => each[part] ?? []));
    const parts = names.flatMap((name) => [name, ...name.split(AND)]).map((name) => name.replaceAll(",", " ").trim());
    return [key, [...new Set(parts)].filter(({ length }) => length >= MIN_NAME_LENGTH).join(",")] as const;
  });
  return new Map(named.filter(([, words]) => words !== ""));
}
