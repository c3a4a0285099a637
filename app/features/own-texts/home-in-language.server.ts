import { SECTION_DEFAULTS } from "#app/features/home/defaults";
import type { HomeSection, SectionEntry } from "#app/features/home/section";
import { inWordsOf } from "#app/languages/in-words.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { shownNames } from "#app/languages/shown-texts";

/**
 * The home page sections in a language before anybody has written texts in it. Texts written in the first language are for its readers: other languages keep
 * the shipped translations, and a step without one is shown as written.
 */
export function sectionsThatShip<S extends HomeSection>(sections: readonly S[], language: Language): S[] {
  if (language === FIRST_LANGUAGE) return [...sections];
  return inWordsOf(
    sections.map((section) => withShipped(section, language)),
    language,
  );
}

function withShipped<S extends HomeSection>(section: S, language: Language): S {
  const given = SECTION_DEFAULTS.find(({ sectionType }) => sectionType === section.sectionType);
  if (!given) return section;
  const said = (text: string, shipped: string) => (text === shipped || shownNames(language)[text] !== undefined ? text : shipped);
  return {
    ...section,
    title: said(section.title, given.title),
    subtitle: said(section.subtitle, given.subtitle),
    description: said(section.description, given.description),
    buttonText: said(section.buttonText, given.buttonText),
    contentData: section.contentData.map((entry, index): SectionEntry => {
      const shipped = shippedEntry(section.contentData, given.contentData, index);
      return shipped ? { title: said(entry.title, shipped.title), description: said(entry.description, shipped.description) } : entry;
    }),
  };
}

/** The shipped step that a step corresponds to: the one with the same title, else the one at the same position unless it has moved elsewhere. */
function shippedEntry(entries: readonly SectionEntry[], given: readonly SectionEntry[], index: number): SectionEntry | undefined {
  const [named, placed] = [given.find(({ title }) => title === entries[index]?.title), given[index]];
  return named ?? (entries.some(({ title }) => title === placed?.title) ? undefined : placed);
}
