import type { HomeSection, SectionEntry } from "#app/features/home/section";
import { HOME_PREFIX } from "./places";

type Section = Pick<HomeSection, "sectionType" | "title" | "subtitle" | "description" | "buttonText" | "contentData">;

const PARTS = ["title", "subtitle", "description", "buttonText"] as const;
const ENTRY_PARTS = ["title", "description"] as const;

const nameOf = (section: Section, part: string) => `${HOME_PREFIX}${section.sectionType}.${part}`;
const nameOfEntry = (section: Section, index: number, part: string) => nameOf(section, `${index + 1}.${part}`);

/** The texts of the home page sections, by name. */
export const textsOfSections = (sections: readonly Section[]): Map<string, string> =>
  new Map(sections.flatMap((section) => [...wordsOfSection(section), ...wordsOfEntries(section)]).filter(([, text]) => text !== ""));

/** The texts of a section without its entries, by name, including blank ones. */
export const wordsOfSection = (section: Section): [string, string][] => PARTS.map((part) => [nameOf(section, part), section[part]]);

/** The texts of a section's entries, by name. */
export const wordsOfEntries = (section: Section): [string, string][] =>
  section.contentData.flatMap((entry, index) =>
    ENTRY_PARTS.map((part): [string, string] => [nameOfEntry(section, index, part), entry[part]]),
  );

/** Replaces texts of the sections by an admin's own. No entry is added, and what is blank in one stays blank. */
export function sectionsInWords<S extends Section>(sections: readonly S[], own: ReadonlyMap<string, string>): S[] {
  if (own.size === 0) return [...sections];
  return sections.map((section) => ({
    ...section,
    ...Object.fromEntries(PARTS.map((part) => [part, own.get(nameOf(section, part)) ?? section[part]])),
    contentData: section.contentData.map(
      (entry, index): SectionEntry => ({
        ...entry,
        ...Object.fromEntries(
          ENTRY_PARTS.map((part) => [part, entry[part] && (own.get(nameOfEntry(section, index, part)) ?? entry[part])]),
        ),
      }),
    ),
  }));
}
