import { ENTRY_TEXTS } from "#app/features/catalog/catalog-entry";
import { namesOfPage, textsOfPage } from "#app/languages/shown-texts";
import type { Route } from "../+types/homepage";

/** Returns the item that a page is about: a person, consultation, mail, catalog entry or home page section. */
export function aboutOf(shown: Route.ComponentProps["loaderData"] | undefined, matches: Route.MetaArgs["matches"]): string | undefined {
  const named = namesOfPage(matches);
  switch (shown?.view) {
    case "person":
      return shown.person.name || shown.person.email;
    case "consultation":
      return `${shown.consultation.clientName}, ${shown.consultation.advisorName}`;
    case "letter":
      return shown.mail.subject;
    case "topic":
      return shown.topic ? named(shown.topic.name) : undefined;
    case "entry":
      return shown.entry ? named(shown.entry.texts[ENTRY_TEXTS[shown.entry.kind][0]] ?? "") : undefined;
    case "section":
      return sectionNames(matches)[shown.section.sectionType] ?? shown.section.title;
  }
}

const sectionNames = (matches: Route.MetaArgs["matches"]): Record<string, string> => {
  const { hero, how_it_works, become_advisor } = textsOfPage(matches).admin;
  return { hero, how_it_works, become_advisor };
};
