import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import type { FurtherLanguage } from "./further-language";

/** What is said of something of the catalog in one language: text by text. */
type Parts = Readonly<Record<string, string>>;
type Translations = Readonly<Record<string, Parts>>;

interface Said {
  texts: Parts;
  translations: Translations;
}

/** In which languages something of the catalog can be said besides the site's own, with what is said there of these texts while nothing is written. */
export function furtherLanguages(texts: readonly string[]): FurtherLanguage[] {
  return LANGUAGES.filter((language) => language !== siteLanguage()).map((language) => ({
    language,
    standing: texts.map((text) => ALL_LANGUAGES[language].names[text] ?? text),
    shipped: texts.map((text) => shippedName(language, text)),
  }));
}

/** What is read of texts in the site's own language: what a form shows above the others. */
export const inSiteLanguage = ({ texts, translations }: Said): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([part, text]) => [part, translations[siteLanguage()]?.[part] || shippedName(siteLanguage(), text) || text]),
  );

/** Texts as they are to stand: what was left as the product says it in the site's language stays as it is known by, so that the product's other languages go with it. */
export const asKnown = (texts: Parts, before: Parts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([part, said]) => {
      const known = before[part] ?? "";
      return [part, known !== "" && spaced(shippedName(siteLanguage(), known)) === spaced(said) ? known : said];
    }),
  );

/** What the product says in a language of a text that it has begun with; empty for every other text. */
function shippedName(language: Language, text: string): string {
  if (language !== FIRST_LANGUAGE) return ALL_LANGUAGES[language].names[text] ?? "";
  return LANGUAGES.some((each) => ALL_LANGUAGES[each].names[text] !== undefined) ? text : "";
}

/** A form gives back plain blanks for those that keep words together. */
const spaced = (text: string) => text.replace(/\s+/g, " ");

/** What is kept of translations as they are posted: not what the product says by itself, so that its own words can become better. */
export const ownTranslations = ({ texts, translations }: Said): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(translations).map(([language, parts]) => [
      language,
      Object.fromEntries(
        Object.entries(parts).filter(([part, said]) => spaced(said) !== spaced(shippedName(language as Language, texts[part] ?? ""))),
      ),
    ]),
  );

/** The languages that say what they said before of a text that is written anew: somebody has to look at them. */
export const leftBehind = (before: Said, after: Said): Language[] =>
  LANGUAGES.filter((language) => Object.keys(after.texts).some((part) => isLeftBehind(before, after, language, part)));

/** What is kept of translations once those that were left behind are emptied. */
export const emptied = (before: Said, after: Said): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(after.translations).map(([language, parts]) => [
      language,
      Object.fromEntries(Object.entries(parts).filter(([part]) => !isLeftBehind(before, after, language as Language, part))),
    ]),
  );

function isLeftBehind(before: Said, after: Said, language: Language, part: string): boolean {
  if (language === siteLanguage() || before.texts[part] === undefined) return false;
  const isAnew = inSiteLanguage(before)[part] !== inSiteLanguage(after)[part];
  return isAnew && saidIn(after, language, part) !== "" && spaced(saidIn(before, language, part)) === spaced(saidIn(after, language, part));
}

const saidIn = ({ texts, translations }: Said, language: Language, part: string) =>
  translations[language]?.[part] ?? shippedName(language, texts[part] ?? "");

/** A topic has one text, its name; an entry of the catalog has several. */
export const inParts = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }]));
export const outOfParts = (translations: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(Object.entries(translations).flatMap(([language, { name }]) => (name === undefined ? [] : [[language, name]])));
