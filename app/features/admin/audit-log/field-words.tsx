import { useTranslations } from "use-intl";
import { isLanguage, LANGUAGE_NAMES } from "#app/languages/languages";
import { labelOfField } from "./field-labels";

/** Where people in danger are told to turn, in one language. */
const DANGER_LINE = /^danger_line_([a-z]{2})$/;

interface Texts {
  (key: string): string;
  has(key: string): boolean;
}

/** A field in words, with the language of what is said in one; its own name where no form has it. */
export function useFieldWords() {
  const t = useTranslations() as unknown as Texts;
  return (field: readonly string[]) => {
    const name = field.at(-1) ?? "text";
    const [, dangerIn] = DANGER_LINE.exec(name) ?? [];
    const language = dangerIn ?? field.find((part) => isLanguage(part));
    const label = dangerIn ? "dashboard.dangerTitle" : labelOfField(name);
    const words = label && t.has(label) ? t(label) : name;
    return language && isLanguage(language) ? `${words} (${LANGUAGE_NAMES[language]})` : words;
  };
}
