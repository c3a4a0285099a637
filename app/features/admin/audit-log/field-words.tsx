import { useTranslations } from "use-intl";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { placeOfText } from "#app/features/own-texts/places";
import { isLanguage, LANGUAGE_NAMES } from "#app/languages/languages";
import { useNames } from "#app/languages/names";
import { aboutOf, LIST } from "./changes";
import { labelOfField, WHOLE } from "./field-labels";
import { labelOfValue } from "./value-labels";

/** Where people in danger are told to turn, in one language. */
const DANGER_LINE = /^danger_line_([a-z]{2})$/;

interface Texts {
  (key: string, values?: Record<string, string>): string;
  has(key: string): boolean;
}

/** The parts of a field's label: of what of the whole it is, and what. */
function labelsOf(subject: string, field: readonly string[], t: Texts): string[] {
  if (field[0] === "contentData" && field.length === 3) {
    const [, number = "", part] = field;
    return [t(part === "title" ? "admin.entryTitle" : "admin.entryDescription", { number })];
  }
  const name = field.at(-1) ?? WHOLE[subject] ?? "";
  const outer = field.slice(0, -1).map((part) => labelOfField(part, subject));
  const own = labelOfField(name, subject);
  return [...outer.filter((key) => key && t.has(key)).map((key) => t(key)), own && t.has(own) ? t(own) : name];
}

/** A field in words, with the language of what is said in one; its own name where no form has it. */
export function useFieldWords(subject: string) {
  const t = useTranslations() as unknown as Texts;
  const pages = useTranslations("ownTexts");
  return (field: readonly string[]) => {
    const [, dangerIn] = DANGER_LINE.exec(field.at(-1) ?? "") ?? [];
    const language = dangerIn ?? field.find((part) => isLanguage(part));
    const outside = field.filter((part, index) => !isLanguage(part) || index === field.length - 1);
    const words = dangerIn
      ? t("dashboard.dangerTitle")
      : subject === "own_texts"
        ? pages(`place_${placeOfText(field.at(-1) ?? "")}`)
        : labelsOf(subject, outside, t).join(" · ");
    return language && isLanguage(language) ? `${words} (${LANGUAGE_NAMES[language]})` : words;
  };
}

/** What stood or stands in a field, in words: choices as their form names them, what is in the catalog by its name, and nothing of what is blank. */
export function useValueWords(subject: string) {
  const t = useTranslations() as unknown as Texts;
  const named = useNames();
  const inWords = (name: string, value: string) => {
    const label = labelOfValue(name, value);
    if (!label) return value;
    if ("name" in label) return named(label.name);
    return t.has(label.key) ? t(label.key) : value;
  };
  return (field: readonly string[], value: string) => {
    const name = field.at(-1) ?? WHOLE[subject] ?? "";
    if (value === "") return t("auditLog.fact_blank");
    return name === "order"
      ? value
          .split(LIST)
          .map((each) => inWords(name, each))
          .join(LIST)
      : inWords(name, value);
  };
}

/** What an act was about, as it is called today; else by what was written down: a section, a list or the page of a text by its own name. */
export function useAboutWords({ subject, action, details, about }: Pick<AuditEntry, "subject" | "action" | "details" | "about">): string {
  const t = useTranslations() as unknown as Texts;
  const pages = useTranslations("ownTexts");
  const named = useNames();
  if (about && about.length > 0) return about.map(named).join(" · ");
  if (subject === "own_texts") return pages(`place_${placeOfText(String(details.name))}`);
  const name = action === "list.exported" ? `adminFrame.${LIST_PAGES[subject] ?? subject}` : `admin.${details.section}`;
  return t.has(name) ? t(name) : named(aboutOf(details));
}

/** Lists that the menu of the area has another name for. */
const LIST_PAGES: Record<string, string> = { mail: "mailbox" };
