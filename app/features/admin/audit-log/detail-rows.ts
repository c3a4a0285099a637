import type { AuditEntry } from "#app/features/audit/audit-entry";
import { isLanguage, LANGUAGE_NAMES } from "#app/languages/languages";
import type { Words } from "./audit-words";
import { isCut, LIST } from "./changes";
import { labelOfField } from "./field-labels";
import { labelOfValue } from "./value-labels";

/** A logged detail by its label. */
export interface DetailRow {
  label: string;
  value: string;
}

/** What the lines above the details say, and what only the site itself reads. */
const SAID = ["ahead", "advisorsTo", "amount", "count", "currency", "decision", "noShowOf", "reason", "reference", "section", "since"];
const OF_THE_SITE = ["at", "intent", "key", "undoes"];
/** Their own name is what the log keeps of them beside a change. */
const NAMED = ["catalog_entries", "topics"];
/** Values before and after a change, which the lines above say unless they are too long or too many. */
const CHANGED = ["before", "after", "changed"];

/** Returns what was logged about an action beyond what its lines say, each value by its label. */
export function detailRows(words: Words, { subject, details }: Pick<AuditEntry, "subject" | "details">): DetailRow[] {
  const isSaid = subject === "rule_versions" || !isCut(details);
  const without = new Set([
    ...SAID,
    ...OF_THE_SITE,
    ...(isSaid ? CHANGED : []),
    ...(subject === "own_texts" ? ["place", "name", "language", "words"] : []),
  ]);
  return leavesOf(Object.entries(details).filter(([name]) => !without.has(name))).map(({ path, value }) => ({
    label: labelIn(words, subject, path),
    value: NAMED.includes(subject) && path.join() === "name" ? words.named(value) : valueIn(words, path.at(-1) ?? "", value),
  }));
}

interface Leaf {
  path: readonly string[];
  value: string;
}

/** The values of a record, however deep; blank ones are left out. */
function leavesOf(entries: readonly [string, unknown][], above: readonly string[] = []): Leaf[] {
  return entries.flatMap(([name, value]) => {
    const path = [...above, name];
    if (value === null || value === undefined || value === "") return [];
    if (typeof value !== "object") return [{ path, value: String(value) }];
    const isPlain = Array.isArray(value) && value.every((each) => typeof each !== "object");
    if (isPlain) return value.length > 0 ? [{ path, value: value.join(LIST) }] : [];
    return leavesOf(Array.isArray(value) ? value.map((each, index) => [`${index + 1}`, each]) : Object.entries(value), path);
  });
}

/** Names of records that only hold others. */
const HOLDERS = ["changed", "texts", "translations"];

function labelIn({ t }: Words, subject: string, path: readonly string[]): string {
  const labels = path
    .filter((part) => !HOLDERS.includes(part))
    .map((part) => {
      if (isLanguage(part)) return LANGUAGE_NAMES[part];
      const key = [`auditLog.detail_${part}`, labelOfField(part, subject)].find((each) => each && t.has(each));
      return key ? t(key) : part;
    });
  return labels.join(" · ");
}

function valueIn({ t, named }: Words, name: string, value: string): string {
  if (value === "true" || value === "false") return t(value === "true" ? "auditLog.fact_yes" : "auditLog.fact_no");
  const label = labelOfValue(name, value);
  if (label && "name" in label) return named(label.name);
  return label && t.has(label.key) ? t(label.key) : value;
}
