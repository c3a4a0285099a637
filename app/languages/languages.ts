/**
 * The languages of the site in the order in which they are offered, each by its own name, so that whoever speaks it finds it. Another one is a folder
 * beside this file and a line here.
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

/** What the site speaks where nothing says otherwise, and what its texts are first written in. */
export const FIRST_LANGUAGE: Language = "en";

export const isLanguage = (value: unknown): value is Language => typeof value === "string" && Object.hasOwn(LANGUAGE_NAMES, value);

/** The language of a value from the database or an address; the first one for anything else. */
export const languageOr = (value: unknown, otherwise: Language = FIRST_LANGUAGE): Language => (isLanguage(value) ? value : otherwise);

/** What a request tells of the language of who reads. */
export interface Reading {
  /** Of the signed-in person's Preferences. */
  preferred?: string | null;
  /** `?lang=` of the address. */
  asked?: string | null;
  /** What the visitor chose before. */
  chosen?: string | null;
  /** The header Accept-Language. */
  accepted?: string | null;
  /** Of the site. */
  site: Language;
}

/** The language a page is read in: of the Preferences, else the visitor's choice, else of the browser, else of the site. */
export function readingLanguage({ preferred, asked, chosen, accepted, site }: Reading): Language {
  return [preferred, asked, chosen, acceptedLanguage(accepted ?? "")].find(isLanguage) ?? site;
}

const MOST_ACCEPTED = 20;
const LONGEST_HEADER = 500;

/** The language of ours that a browser likes best, by its header (RFC 9110, 12.5.4): `de-CH` is German, `q=0` is none. */
export function acceptedLanguage(header: string): Language | null {
  const ranges = header.slice(0, LONGEST_HEADER).split(",").slice(0, MOST_ACCEPTED).map(readRange);
  const liked = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return liked.map(({ language }) => language).find(isLanguage) ?? null;
}

function readRange(range: string) {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length);
  return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
}
