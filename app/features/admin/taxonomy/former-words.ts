import { ENTRY_TEXTS, type EntryKind, type EntryTexts, SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";

/** Returns the default texts that a rename leaves unchanged: they were written for the original name, and the admin sees only the name they type. */
export function formerWords({ key, kind }: { key: string; kind: EntryKind }, before: EntryTexts, after: EntryTexts): string[] {
  const shipped = SPECIFIED_ENTRIES.find((entry) => entry.key === key)?.texts;
  const [name, ...others] = ENTRY_TEXTS[kind];
  if (!shipped || before[name] === after[name]) return [];
  return others.filter((part) => after[part] === shipped[part] && shipped[part] !== after[name]);
}
