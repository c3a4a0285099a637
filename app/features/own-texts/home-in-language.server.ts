import { SECTION_DEFAULTS } from "#app/features/home/defaults";
import { showHomepage } from "#app/features/home/homepage.server";
import type { HomeSection, SectionEntry } from "#app/features/home/section";
import { inWordsOf } from "#app/languages/in-words.server";
import { FIRST_LANGUAGE, LANGUAGES, type Language } from "#app/languages/languages";
import { shownNames } from "#app/languages/shown-texts";
import { offeredLanguages, siteLanguage } from "#app/platform/brand/current-defaults.server";
import { sectionsInWords } from "./home-texts";
import { isOfReplacement, ownTextsOf } from "./own-texts.server";
import { HOME_PREFIX } from "./places";

/**
 * The home page sections in a language before anybody has written texts in it: the shipped translations, and a step without one as written.
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

/** The home page sections as readers of a language see them: what is written in theirs, in place of what ships in it. */
export const sectionsAsRead = <S extends HomeSection>(sections: readonly S[], language: Language, own: ReadonlyMap<string, string>): S[] =>
  sectionsInWords(sectionsThatShip(sections, language), own);

/** Whether a section says something of its own in the site's language, while readers of this one read what ships. Replaced words are not counted as writing. */
export function isOnlyOfSite(section: HomeSection, language: Language, own: ReadonlyMap<string, string>): boolean {
  const site = siteLanguage();
  return language !== site && !isWritten(section, language, own) && isWritten(section, site, ownTextsOf(site));
}

/** The other languages in which the section of a text of the home page still says what ships. */
export async function othersShipped(name: string): Promise<Language[]> {
  const { sections } = await showHomepage();
  const section = sections.find(({ sectionType }) => name.startsWith(`${HOME_PREFIX}${sectionType}.`));
  return section ? offeredLanguages().filter((language) => isOnlyOfSite(section, language, ownTextsOf(language))) : [];
}

/** Whether an admin has written a section in a language by hand: of the first language the texts stand with the section. */
const isWritten = (section: HomeSection, language: Language, own: ReadonlyMap<string, string>) =>
  (language === FIRST_LANGUAGE && isRewritten(section)) ||
  [...own].some(([name, text]) => name.startsWith(`${HOME_PREFIX}${section.sectionType}.`) && !isOfReplacement(language, name, text));

/** Whether a text of a section in the first language stands where a text with shipped translations was. */
function isRewritten(section: HomeSection): boolean {
  const given = SECTION_DEFAULTS.find(({ sectionType }) => sectionType === section.sectionType);
  if (!given) return false;
  const isOther = (text: string, shipped: string) =>
    text !== "" && shipped !== "" && text !== shipped && LANGUAGES.every((language) => shownNames(language)[text] === undefined);
  return (
    (["title", "subtitle", "description", "buttonText"] as const).some((part) => isOther(section[part], given[part])) ||
    section.contentData.some((entry, index) => {
      const shipped = shippedEntry(section.contentData, given.contentData, index);
      return shipped !== undefined && (isOther(entry.title, shipped.title) || isOther(entry.description, shipped.description));
    })
  );
}
