import { OWN_LANGUAGE_NAMES } from "./own-language-names";

/** Languages that advice can be given in, as ISO 639-1 codes: those of the interface first, then sorted by code. */
export const SPOKEN_LANGUAGES =
  `en es fr de it af am ar az be bg bn bs ca cs cy da el et eu fa fi ga gl gu he hi hr hu hy id ig is ja ka kk km kn ko ky lb lg lo lt lv mi mk ml mn mr ms mt
  my ne nl no pa pl ps pt ro ru rw sd si sk sl so sq sr sv sw ta te th tl tr tw uk ur uz vi wo xh yo yue zh zu`.split(/\s+/);

/** Languages in which others are named. */
const NAMED_IN = ["en", "de", "fr", "es", "it"];

export const isSpokenLanguage = (code: string): boolean => SPOKEN_LANGUAGES.includes(code);

/** Filters codes of spoken languages, without duplicates, in the order of the list. */
export const spokenAmong = (codes: readonly string[]): string[] => SPOKEN_LANGUAGES.filter((code) => codes.includes(code));

/** Name of a language in another one, or in itself: 'Polish', 'Polski'. An unknown code is returned unchanged. */
export function languageName(code: string, locale?: string): string {
  if (!isSpokenLanguage(code)) return code;
  if (locale === undefined || locale === code) return OWN_LANGUAGE_NAMES[code] ?? code;
  const name = namesIn(locale).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The same within a sentence: 'français', where a standalone name is 'Français'. */
export const languageInSentence = (code: string, locale: string): string => namesIn(locale).of(code) ?? code;

const namers = new Map<string, Intl.DisplayNames>();

/** Caches a formatter per locale: creating one takes longer than all the names it returns. Only locales of the interface are used, so there are few. */
function namesIn(locale: string): Intl.DisplayNames {
  const namer = namers.get(locale) ?? new Intl.DisplayNames([locale, "en"], { type: "language" });
  namers.set(locale, namer);
  return namer;
}

let named: readonly (readonly [name: string, code: string])[] | undefined;

/** All names of all spoken languages, in themselves and in the five languages of the interface, with their codes. Computed once: Intl is slow. */
export function languageNames() {
  named ??= SPOKEN_LANGUAGES.flatMap((code) => [code, ...NAMED_IN].map((locale) => [languageName(code, locale), code] as const));
  return named;
}
