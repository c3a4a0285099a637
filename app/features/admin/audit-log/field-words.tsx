import { useTranslations } from "use-intl";
import { isLanguage, LANGUAGE_NAMES } from "#app/languages/languages";

/** The label that a field has where it is changed: of which texts, and which of them. */
const LABELS: Record<string, readonly [room: string, key: string]> = {
  accent: ["brand", "accent"],
  address: ["taxonomy", "address"],
  brand_accent: ["brand", "accent"],
  brand_drawings: ["brand", "drawings"],
  brand_fonts: ["brand", "fonts"],
  brand_name: ["brand", "name"],
  brand_radius: ["brand", "radius"],
  brand_tagline: ["brand", "tagline"],
  category: ["taxonomy", "place"],
  choices: ["ownQuestions", "choices"],
  contact_city: ["dashboard", "contactCity"],
  contact_email: ["dashboard", "contactEmail"],
  contact_phone: ["dashboard", "contactPhone"],
  hint: ["ownQuestions", "hint"],
  icon: ["taxonomy", "drawing"],
  isRequired: ["ownQuestions", "isRequired"],
  kind: ["ownQuestions", "kind"],
  pay_bic: ["dashboard", "payBic"],
  pay_holder: ["dashboard", "payHolder"],
  pay_iban: ["dashboard", "payIban"],
  pay_link: ["dashboard", "payLink"],
  pay_text: ["dashboard", "payText"],
  question: ["ownQuestions", "question"],
  shelf: ["taxonomy", "place"],
  site_language: ["dashboard", "defaultsLanguage"],
  site_zone: ["dashboard", "defaultsZone"],
  subtitle: ["admin", "subtitle"],
  text: ["admin", "bannerText"],
  words: ["taxonomy", "words"],
  ...Object.fromEntries(
    ["name", "pageTitle", "description", "title", "tagline", "tileLabel", "tileDescription", "advisors", "searchPlaceholder", "label"].map(
      (part) => [part, ["taxonomy", `part_${part}`] as const],
    ),
  ),
};

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
    const label = dangerIn ? "dashboard.dangerTitle" : (LABELS[name]?.join(".") ?? "");
    const words = label && t.has(label) ? t(label) : name;
    return language && isLanguage(language) && language !== name ? `${words} (${LANGUAGE_NAMES[language]})` : words;
  };
}
