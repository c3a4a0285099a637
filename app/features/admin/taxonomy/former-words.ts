import { ENTRY_TEXTS, type EntryKind, type EntryTexts, SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";

/** The texts that a new name leaves as the product wrote them for the name that it began with: whoever renames a page sees only the name that they type. */
export function formerWords({ key, kind }: { key: string; kind: EntryKind }, before: EntryTexts, after: EntryTexts): string[] {
  const shipped = SPECIFIED_ENTRIES.find((entry) => entry.key === key)?.texts;
  const [name, ...others] = ENTRY_TEXTS[kind];
  if (!shipped || before[name] === after[name]) return [];
  return others.filter((part) => after[part] === shipped[part] && shipped[part] !== after[name]);
}
