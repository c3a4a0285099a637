import { categories } from "#app/features/catalog/categories";
import { areMostlyOwnAreas } from "#app/features/topics/own-areas";
import { offeredTopics } from "#app/features/topics/topic-list";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { wordingIn } from "../recommend/wording.server";
import type { Need } from "../understand/need";
import type { MessageResult } from "./conversation";

/** As many as can be read at a glance. */
export const MAX_AREAS = 10;

/** The site's own areas if there are few, otherwise the categories. */
export function toChooseFrom(): MessageResult {
  const areas = offeredTopics();
  if (areMostlyOwnAreas() && areas.length <= MAX_AREAS) return { choices: areas.map(({ name }) => name) };
  return { links: categories().map(({ name, path }) => ({ label: name, path })) };
}

/** Asks what a wish is about that has no matter: nobody can be named for it. */
export function askWhatFor(need: Need, language: Language = FIRST_LANGUAGE): { content: string; result: MessageResult } {
  return { content: wordingIn(language).say({ key: "whatFor" }), result: { need: { ...need, topics: [] }, ...toChooseFrom() } };
}

/** Says that a document tells of nothing that anybody is named for, and asks what it is about. */
export function nothingInDocument(language: Language = FIRST_LANGUAGE): { content: string; result: MessageResult } {
  return { content: wordingIn(language).say({ key: "documentNothing" }), result: toChooseFrom() };
}
