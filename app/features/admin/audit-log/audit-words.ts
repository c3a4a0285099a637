import type { AuditEntry } from "#app/features/audit/audit-entry";
import { isLanguage, LANGUAGE_NAMES } from "#app/languages/languages";
import { aboutOf, changesOf, LIST } from "./changes";
import { labelOfField, WHOLE } from "./field-labels";
import { labelOfValue } from "./value-labels";

/** Setting of the emergency contact line in one language. */
const DANGER_LINE = /^danger_line_([a-z]{2})$/;

/** Translations by room and key, and the translated names of catalog data; usable inside and outside React. */
export interface Words {
  t: { (key: string, values?: Record<string, string | number>): string; has(key: string): boolean };
  named: (english: string) => string;
  /** Title of the place in which an editable text appears, given the one noted with its change. */
  pageOf: (text: string, noted: unknown) => string;
}

/** Label parts of a field: its parent's label, then its own. */
function labelsOf(subject: string, field: readonly string[], { t }: Words): string[] {
  if (field[0] === "contentData" && field.length === 3) {
    const [, number = "", part] = field;
    return [t(part === "title" ? "admin.entryTitle" : "admin.entryDescription", { number })];
  }
  const name = field.at(-1) ?? WHOLE[subject] ?? "";
  const outer = field.slice(0, -1).map((part) => labelOfField(part, subject));
  const own = labelOfField(name, subject);
  return [...outer.filter((key) => key && t.has(key)).map((key) => t(key)), own && t.has(own) ? t(own) : name];
}

/** Returns a field's label, with the language for translated fields; falls back to the field's name when no form has a label for it. */
function fieldInWords(words: Words, subject: string, field: readonly string[], place: unknown): string {
  const [, dangerIn] = DANGER_LINE.exec(field.at(-1) ?? "") ?? [];
  const language = dangerIn ?? field.find((part) => isLanguage(part));
  const outside = field.filter((part, index) => !isLanguage(part) || index === field.length - 1);
  const said = dangerIn
    ? words.t("dashboard.dangerTitle")
    : subject === "own_texts"
      ? words.pageOf(field.at(-1) ?? "", place)
      : labelsOf(subject, outside, words).join(" · ");
  return language && isLanguage(language) ? `${said} (${LANGUAGE_NAMES[language]})` : said;
}

/** Returns a field's value in words: choices by their form's labels, catalog entries by name, and a placeholder for a blank value. */
function valueInWords({ t, named }: Words, subject: string, field: readonly string[], value: string): string {
  const name = field.at(-1) ?? WHOLE[subject] ?? "";
  const inWords = (each: string) => {
    const label = labelOfValue(name, each);
    if (!label) return each;
    if ("name" in label) return named(label.name);
    return t.has(label.key) ? t(label.key) : each;
  };
  if (value === "") return t("auditLog.fact_blank");
  return name === "order" ? value.split(LIST).map(inWords).join(LIST) : inWords(value);
}

/** One line per changed field, with its values before and after. */
export const changeLines = (words: Words, { subject, details }: Pick<AuditEntry, "subject" | "details">): string[] =>
  changesOf(details).map(({ field, before, after }) =>
    words.t("auditLog.fact_change", {
      field: fieldInWords(words, subject, field, details.place),
      before: valueInWords(words, subject, field, before),
      after: valueInWords(words, subject, field, after),
    }),
  );

/** Returns the subject of an action by its current name. Falls back to the logged details: sections, lists and pages of texts by their label. */
export function aboutInWords(
  { t, named, pageOf }: Words,
  { subject, action, details, about }: Pick<AuditEntry, "subject" | "action" | "details" | "about">,
): string {
  if (about && about.length > 0) return about.map(named).join(" · ");
  if (subject === "own_texts" && typeof details.words === "string") return details.words;
  if (subject === "own_texts") return pageOf(String(details.name), details.place);
  const name = action === "list.exported" ? `adminFrame.${LIST_PAGES[subject] ?? subject}` : `admin.${details.section}`;
  return t.has(name) ? t(name) : named(aboutOf(details));
}

/** Lists whose name in the admin menu differs. */
const LIST_PAGES: Record<string, string> = { mail: "mailbox" };
