import { SECTION_DEFAULTS } from "#app/features/home/defaults";
import type { HomeSection, SectionEntry } from "#app/features/home/section";

/** Version of a section that was never saved: its row is created from the defaults on the first edit. */
export const NEVER_WRITTEN = new Date(0);

/** A section as it is edited. */
export interface EditedSection extends HomeSection {
  contentData: SectionEntry[];
  /** Time of the last save; a save names the version it was based on. */
  version: string;
}

/** Returns the default of a section type; null when there is none, so without a row the section does not exist. */
export const defaultSection = (sectionType: string): HomeSection | null =>
  SECTION_DEFAULTS.find((section) => section.sectionType === sectionType) ?? null;

/** Returns all sections in the order of the home page; the hero is always first. */
export function sectionsToEdit(rows: readonly (HomeSection & { updatedAt: Date })[]): EditedSection[] {
  const missing = SECTION_DEFAULTS.filter((section) => !rows.some((row) => row.sectionType === section.sectionType));
  const all = [...rows.map(asEdited), ...missing.map((section) => asEdited({ ...section, updatedAt: NEVER_WRITTEN }))];
  return all.sort((a, b) => Number(isPinned(b)) - Number(isPinned(a)) || a.displayOrder - b.displayOrder);
}

/** The hero cannot be moved. */
export const isPinned = ({ sectionType }: { sectionType: string }) => sectionType === "hero";

/** Every section but the hero has steps or benefits. */
export const hasEntries = ({ sectionType }: { sectionType: string }) => sectionType !== "hero";

/** Blank texts are edited from their defaults. */
function asEdited(row: HomeSection & { updatedAt: Date }): EditedSection {
  const given = defaultSection(row.sectionType);
  return {
    sectionType: row.sectionType,
    title: row.title || (given?.title ?? ""),
    subtitle: row.subtitle,
    description: row.description || (given?.description ?? ""),
    buttonText: row.buttonText || (given?.buttonText ?? ""),
    buttonLink: row.buttonLink || (given?.buttonLink ?? ""),
    titleFormatting: row.titleFormatting,
    subtitleFormatting: row.subtitleFormatting,
    descriptionFormatting: row.descriptionFormatting,
    buttonFormatting: row.buttonFormatting,
    contentData: [...(row.contentData.length > 0 ? row.contentData : (given?.contentData ?? []))],
    isVisible: row.isVisible,
    displayOrder: row.displayOrder,
    version: row.updatedAt.toISOString(),
  };
}
