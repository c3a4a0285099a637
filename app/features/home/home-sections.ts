import { SECTION_DEFAULTS } from "./defaults";
import { isSafeLink } from "./link";

/** How one text is set. What an admin may choose from is an allow-list; here it only becomes a style. */
export interface TextFormatting {
  fontSize?: string;
  fontFamily?: string;
  color?: string;
  fontWeight?: string;
  fontStyle?: string;
  textDecoration?: string;
}

/** Every formatting of a section. */
export const formattingsOf = (section: HomeSection): TextFormatting[] => [
  section.titleFormatting,
  section.subtitleFormatting,
  section.descriptionFormatting,
  section.buttonFormatting,
];

/** A step, or a benefit. */
export interface SectionEntry {
  title: string;
  description: string;
}

/** A row of homepage_content, as the home page reads it. */
export interface HomeSection {
  sectionType: string;
  title: string;
  subtitle: string;
  description: string;
  buttonText: string;
  buttonLink: string;
  titleFormatting: TextFormatting;
  subtitleFormatting: TextFormatting;
  descriptionFormatting: TextFormatting;
  buttonFormatting: TextFormatting;
  contentData: readonly SectionEntry[];
  isVisible: boolean;
  displayOrder: number;
}

/**
 * The sections the home page shows, in order. Blank texts of a row fall back to the defaults, a default section without a row stands
 * as it is, a hidden one is left out, and a link that may not be followed is none. (visitor-site.md 2, Home page)
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
