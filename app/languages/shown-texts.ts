import type { Texts } from "#app/texts";
import { FIRST_LANGUAGE, type Language, languageOr } from "./languages";

/** A room of texts, as `useTranslations` names it. */
export type Namespace = keyof Texts;

/** Names in data in one language, by their English names. */
export type Names = Readonly<Record<string, string>>;

const known = new Map<Language, Partial<Texts>>();
const offered = new Map<Language, () => Partial<Texts>>();
const knownNames = new Map<Language, Names>();

/** The texts of a language loaded so far: all of them on the server, in the browser those its pages have needed. The same object until more are loaded. */
export function shownTexts(language: Language): Texts {
  const make = offered.get(language);
  offered.delete(language);
  if (make) addTexts(language, make());
  return (known.get(language) ?? {}) as Texts;
}

/** Registers how to create a language's texts, for when they are first requested. */
export const offerTexts = (language: Language, make: () => Partial<Texts>) => void offered.set(language, make);

/** Adds texts to those of other rooms. */
export function addTexts(language: Language, texts: Partial<Texts>) {
  const there = shownTexts(language) as unknown as Record<string, object>;
  const rooms = Object.entries(texts).map(([room, more]) => [room, { ...there[room], ...more }]);
  known.set(language, { ...there, ...Object.fromEntries(rooms) } as Partial<Texts>);
}

/** Excludes the properties every object has: an area may be named 'constructor'. */
const namesOf = (...some: readonly (Names | undefined)[]): Names => Object.assign(Object.create(null), ...some);
const NO_NAMES = namesOf();

/** The names of a language loaded so far. */
export const shownNames = (language: Language): Names => knownNames.get(language) ?? NO_NAMES;

/** Translates a name in data where there is no page. */
export const nameIn = (language: Language, english: string): string => shownNames(language)[english] ?? english;

/** Adds names to the existing ones. */
export function addNames(language: Language, names: Names) {
  knownNames.set(language, namesOf(knownNames.get(language), names));
}

/** Replaces the existing names. */
export function replaceNames(language: Language, names: Names) {
  knownNames.set(language, namesOf(names));
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The language of a page, from its root. */
export const languageOfPage = (matches: Matches): Language => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { language?: string } | undefined;
  return languageOr(root?.language ?? (globalThis.document?.documentElement.lang || FIRST_LANGUAGE));
};

/** Returns a function that translates names in data on a page, for a route's `meta`. */
export const namesOfPage = (matches: Matches) => {
  const names = shownNames(languageOfPage(matches));
  return (english: string): string => names[english] ?? english;
};

/** The texts of a page in its language, for a route's `meta`. */
export const textsOfPage = (matches: Matches): Texts => shownTexts(languageOfPage(matches));
