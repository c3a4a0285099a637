import type { Texts } from "#app/texts";
import { FIRST_LANGUAGE, type Language, languageOr } from "./languages";

/** A room of texts, as `useTranslations` names it. */
export type Namespace = keyof Texts;

const known = new Map<Language, Partial<Texts>>();

/**
 * The texts of a language as far as they are there: on the server all of them, in the browser those that its pages needed so far. The same object until more
 * come.
 */
export const shownTexts = (language: Language): Texts => (known.get(language) ?? {}) as Texts;

/** Puts texts there, beside those of other rooms. */
export function addTexts(language: Language, texts: Partial<Texts>) {
  known.set(language, { ...known.get(language), ...texts });
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The language of a page, as its root says. */
export const languageOfPage = (matches: Matches): Language => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { language?: string } | undefined;
  return languageOr(root?.language ?? (globalThis.document?.documentElement.lang || FIRST_LANGUAGE));
};

/** The texts of a page in its language, for a route's `meta`. */
export const textsOfPage = (matches: Matches): Texts => shownTexts(languageOfPage(matches));
