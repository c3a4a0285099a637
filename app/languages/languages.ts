/**
 * The site's languages in display order, each by its own name, so that its speakers find it. To add one, add a folder beside this file and
 * a line here.
 */
export const LANGUAGE_NAMES = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];

/** The default language, in which texts are written first. */
export const FIRST_LANGUAGE: Language = "en";

export const isLanguage = (value: unknown): value is Language => typeof value === "string" && Object.hasOwn(LANGUAGE_NAMES, value);

/** The language of a value from the database or an address, if it is among some; the default for anything else. */
export const languageOr = (value: unknown, otherwise: Language = FIRST_LANGUAGE, among: readonly Language[] = LANGUAGES): Language =>
  among.find((language) => language === value) ?? otherwise;

/** What a request says about the reader's language. */
export interface Reading {
  /** From the signed-in person's preferences. */
  preferred?: string | null;
  /** `?lang=` of the address. */
  asked?: string | null;
  /** The visitor's earlier choice. */
  chosen?: string | null;
  /** The Accept-Language header. */
  accepted?: string | null;
  /** Language of the site. */
  site: Language;
  /** The languages that the site offers. */
  offered?: readonly Language[];
}

/** Returns the language of a page: from the preferences, otherwise the visitor's choice, otherwise the browser, otherwise the site. */
export function readingLanguage({ preferred, asked, chosen, accepted, site, offered = LANGUAGES }: Reading): Language {
  const wanted = [preferred, asked, chosen, acceptedLanguage(accepted ?? "", offered)];
  return wanted.flatMap((each) => offered.filter((language) => language === each))[0] ?? site;
}

const MAX_ACCEPTED_LANGUAGES = 20;
const MAX_HEADER_LENGTH = 500;

/** Returns the offered language that a browser prefers, by its header (RFC 9110, 12.5.4): `de-CH` counts as German, `q=0` as none. */
export function acceptedLanguage(header: string, offered: readonly Language[] = LANGUAGES): Language | null {
  const ranges = header.slice(0, MAX_HEADER_LENGTH).split(",").slice(0, MAX_ACCEPTED_LANGUAGES).map(readRange);
  const liked = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return liked.flatMap((each) => offered.filter((language) => language === each.language))[0] ?? null;
}

function readRange(range: string) {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length);
  return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
}
