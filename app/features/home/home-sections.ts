import { SECTION_DEFAULTS } from "./defaults";
import { isSafeLink } from "./link";
import type { HomeSection, TextFormatting } from "./section";

/** Every formatting in a section. */
export const formattingsOf = (section: HomeSection): TextFormatting[] => [
  section.titleFormatting,
  section.subtitleFormatting,
  section.descriptionFormatting,
  section.buttonFormatting,
];

/**
 * The sections shown on the home page, in order. Blank texts in a row fall back to the defaults, a default section without a row is shown as it is, a hidden
 * one is left out, and an unsafe link is removed. (visitor-site.md 2, Home page)
 */
export function shownSections(rows: readonly HomeSection[]) {
  const missing = SECTION_DEFAULTS.filter((section) => !rows.some((row) => row.sectionType === section.sectionType));
  return [...rows.map(withDefaults), ...missing].filter((section) => section.isVisible).sort((a, b) => a.displayOrder - b.displayOrder);
}

function withDefaults(row: HomeSection): HomeSection {
  const given = SECTION_DEFAULTS.find((section) => section.sectionType === row.sectionType);
  const buttonLink = isSafeLink(row.buttonLink) ? row.buttonLink : "";
  if (!given) return { ...row, buttonLink };
  return {
    ...row,
    title: row.title || given.title,
    description: row.description || given.description,
    buttonText: row.buttonText || given.buttonText,
    buttonLink: buttonLink || given.buttonLink,
    contentData: row.contentData.length > 0 ? row.contentData : given.contentData,
  };
}
