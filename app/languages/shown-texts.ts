import type { Texts } from "#app/texts";
import { FIRST_LANGUAGE, type Language, languageOr } from "./languages";

/** A room of texts, as `useTranslations` names it. */
export type Namespace = keyof Texts;

/** Names of data in one language, by what they are called in English. */
export type Names = Readonly<Record<string, string>>;

const known = new Map<Language, Partial<Texts>>();
const offered = new Map<Language, () => Partial<Texts>>();
const knownNames = new Map<Language, Names>();

/**
 * The texts of a language as far as they are there: on the server all of them, in the browser those that its pages needed so far. The same object until more
 * come.
 */
export function shownTexts(language: Language): Texts {
  const make = offered.get(language);
  offered.delete(language);
  if (make) addTexts(language, make());
  return (known.get(language) ?? {}) as Texts;
}

/** Has texts made and put there once somebody asks for that language. */
export const offerTexts = (language: Language, make: () => Partial<Texts>) => void offered.set(language, make);

/** Puts texts there, beside those of other rooms. */
export function addTexts(language: Language, texts: Partial<Texts>) {
  const there = shownTexts(language) as unknown as Record<string, object>;
  const rooms = Object.entries(texts).map(([room, more]) => [room, { ...there[room], ...more }]);
  known.set(language, { ...there, ...Object.fromEntries(rooms) } as Partial<Texts>);
}

/** Nothing is called what every object has: an area may be named 'constructor'. */
const namesOf = (...some: readonly (Names | undefined)[]): Names => Object.assign(Object.create(null), ...some);
const NO_NAMES = namesOf();

/** The names of a language as far as they are there. */
export const shownNames = (language: Language): Names => knownNames.get(language) ?? NO_NAMES;

/** What a thing of data is called in a language: in what is written where there is no page around. */
export const nameIn = (language: Language, english: string): string => shownNames(language)[english] ?? english;

/** Puts names there, beside others. */
export function addNames(language: Language, names: Names) {
  knownNames.set(language, namesOf(knownNames.get(language), names));
}

/** Puts names there instead of those that were. */
export function replaceNames(language: Language, names: Names) {
  knownNames.set(language, namesOf(names));
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The language of a page, as its root says. */
export const languageOfPage = (matches: Matches): Language => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { language?: string } | undefined;
  return languageOr(root?.language ?? (globalThis.document?.documentElement.lang || FIRST_LANGUAGE));
};

/** What things of data are called on a page, for a route's `meta`. */
export const namesOfPage = (matches: Matches) => {
  const names = shownNames(languageOfPage(matches));
  return (english: string): string => names[english] ?? english;
};

/** The texts of a page in its language, for a route's `meta`. */
export const textsOfPage = (matches: Matches): Texts => shownTexts(languageOfPage(matches));
