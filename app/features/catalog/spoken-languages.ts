import { OWN_LANGUAGE_NAMES } from "./own-language-names";

/** The languages that advice can be given in, by their ISO 639-1 codes: those of the interface first, then by the alphabet of their codes. */
export const SPOKEN_LANGUAGES =
  `en es fr de it af am ar az be bg bn bs ca cs cy da el et eu fa fi ga gl gu he hi hr hu hy id ig is ja ka kk km kn ko ky lb lg lo lt lv mi mk ml mn mr ms mt
  my ne nl no pa pl ps pt ro ru rw sd si sk sl so sq sr sv sw ta te th tl tr tw uk ur uz vi wo xh yo yue zh zu`.split(/\s+/);

/** The languages that others name them in. */
const NAMED_IN = ["en", "de", "fr", "es", "it"];

export const isSpokenLanguage = (code: string): boolean => SPOKEN_LANGUAGES.includes(code);

/** Some codes without those that are no spoken language, each once, in the order of the list. */
export const spokenAmong = (codes: readonly string[]): string[] => SPOKEN_LANGUAGES.filter((code) => codes.includes(code));

/** What a language is called in another, or in itself: 'Polish', 'Polski'. What is no spoken language stays as it is. */
export function languageName(code: string, locale?: string): string {
  if (!isSpokenLanguage(code)) return code;
  if (locale === undefined || locale === code) return OWN_LANGUAGE_NAMES[code] ?? code;
  const name = namesIn(locale).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The same within a sentence: 'français', where a name that stands alone is 'Français'. */
export const languageInSentence = (code: string, locale: string): string => namesIn(locale).of(code) ?? code;

const namers = new Map<string, Intl.DisplayNames>();

/** What names languages in another, made once: making one takes longer than all the names it gives. Locales are those of the interface, so that they stay few. */
function namesIn(locale: string): Intl.DisplayNames {
  const namer = namers.get(locale) ?? new Intl.DisplayNames([locale, "en"], { type: "language" });
  namers.set(locale, namer);
  return namer;
}

let named: readonly (readonly [name: string, code: string])[] | undefined;

/** Every name of every spoken language, in itself and in the five languages of the interface, with its code. Asked of Intl once: it takes its time. */
export function languageNames() {
  named ??= SPOKEN_LANGUAGES.flatMap((code) => [code, ...NAMED_IN].map((locale) => [languageName(code, locale), code] as const));
  return named;
}
