import { writtenIn } from "#app/features/topics/written-in";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "#app/languages/languages";
import { isOffered, siteLanguage } from "#app/platform/brand/current-defaults.server";
import type { FurtherLanguage } from "./further-language";

/** Texts of a catalog item in one language. */
type Parts = Readonly<Record<string, string>>;
type Translations = Readonly<Record<string, Parts>>;

interface Said {
  texts: Parts;
  translations: Translations;
}

/** Returns the languages other than the site's own, each with the defaults of these texts. */
export function furtherLanguages(texts: readonly string[]): FurtherLanguage[] {
  return LANGUAGES.filter((language) => language !== siteLanguage()).map((language) => ({
    language,
    isOff: !isOffered(language),
    standing: texts.map((text) => ALL_LANGUAGES[language].names[text] ?? text),
    shipped: texts.map((text) => shippedName(language, text)),
  }));
}

/** Returns the texts as shown in the site's language, above the translations. */
export const inSiteLanguage = ({ texts, translations }: Said): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([part, text]) => [part, translations[siteLanguage()]?.[part] || shippedName(siteLanguage(), text) || text]),
  );

/** Keeps a text's original wording when its shown form is unchanged, so that the product's own translations still apply. */
export const asKnown = (texts: Parts, before: Parts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([part, said]) => {
      const known = before[part] ?? "";
      return [part, known !== "" && spaced(shippedName(siteLanguage(), known)) === spaced(said) ? known : said];
    }),
  );

/** Returns the product's own translation of one of its original texts; empty for any other text. */
function shippedName(language: Language, text: string): string {
  if (language !== FIRST_LANGUAGE) return ALL_LANGUAGES[language].names[text] ?? "";
  return LANGUAGES.some((each) => ALL_LANGUAGES[each].names[text] !== undefined) ? text : "";
}

/** Forms return non-breaking spaces as plain ones. */
const spaced = (text: string) => text.replace(/\s+/g, " ");

/** Returns the translations to store: without those equal to the product's own, so that future improvements to them apply. */
export const ownTranslations = ({ texts, translations }: Said, before: Said): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...translations, ...unsaid(texts, before) }).map(([language, parts]) => [
      language,
      Object.fromEntries(
        Object.entries(parts).filter(
          ([part, said]) => isUnsaid(language, said) || spaced(said) !== spaced(shippedName(language as Language, texts[part] ?? "")),
        ),
      ),
    ]),
  );

/** A blank in the site's language marks a text that nobody has written in it since the site changed its language. */
const isUnsaid = (language: string, said: string) => language === siteLanguage() && said === "";

function unsaid(texts: Parts, before: Said): Translations {
  const site = siteLanguage();
  const parts = Object.entries(before.translations[site] ?? {}).filter(([part, said]) => said === "" && texts[part] === before.texts[part]);
  return parts.length > 0 ? { [site]: Object.fromEntries(parts) } : {};
}

/** Returns the languages whose translation of a reworded text is unchanged, and which therefore need a review. */
export const leftBehind = (before: Said, after: Said): Language[] =>
  LANGUAGES.filter((language) => Object.keys(after.texts).some((part) => isLeftBehind(before, after, language, part)));

/** Returns the translations without the unchanged ones of reworded texts. */
export const emptied = (before: Said, after: Said): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(after.translations).map(([language, parts]) => [
      language,
      Object.fromEntries(Object.entries(parts).filter(([part]) => !isLeftBehind(before, after, language as Language, part))),
    ]),
  );

function isLeftBehind(before: Said, after: Said, language: Language, part: string): boolean {
  if (language === siteLanguage() || before.texts[part] === undefined) return false;
  if (languagesOfTexts(before)[part] !== siteLanguage()) return false;
  const isAnew = inSiteLanguage(before)[part] !== inSiteLanguage(after)[part];
  return isAnew && saidIn(after, language, part) !== "" && spaced(saidIn(before, language, part)) === spaced(saidIn(after, language, part));
}

/** Returns the translations of one text, by language. */
const ofPart = (translations: Translations, part: string) =>
  Object.fromEntries(Object.entries(translations).map(([language, parts]) => [language, parts[part]]));

/** Returns the language in which each text that the form shows was written. */
export const languagesOfTexts = ({ texts, translations }: Said): Record<string, Language> =>
  Object.fromEntries(
    Object.entries(texts).map(([part, text]) => [
      part,
      translations[siteLanguage()]?.[part] ? siteLanguage() : writtenIn(text, ofPart(translations, part), siteLanguage()),
    ]),
  );

const saidIn = ({ texts, translations }: Said, language: Language, part: string) =>
  translations[language]?.[part] ?? shippedName(language, texts[part] ?? "");

/** Converts a topic's names to the format of catalog entries, which have several texts. */
export const inParts = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }]));
export const outOfParts = (translations: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(Object.entries(translations).flatMap(([language, { name }]) => (name === undefined ? [] : [[language, name]])));
