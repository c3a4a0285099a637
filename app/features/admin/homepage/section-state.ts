import { SECTION_DEFAULTS } from "#app/features/home/defaults";
import type { HomeSection, SectionEntry } from "#app/features/home/section";

/** The version of a section that nobody has written yet: its row is made from the defaults when it is first edited. */
export const NEVER_WRITTEN = new Date(0);

/** A section as it is edited. */
export interface EditedSection extends HomeSection {
  contentData: SectionEntry[];
  /** When it was last written: a save names the version it was made from. */
  version: string;
}

/** A section of a type that has no row and no default does not exist. */
export const defaultSection = (sectionType: string): HomeSection | null =>
  SECTION_DEFAULTS.find((section) => section.sectionType === sectionType) ?? null;

/** Every section there is, in the order of the home page, the hero first because it always stands first. */
export function sectionsToEdit(rows: readonly (HomeSection & { updatedAt: Date })[]): EditedSection[] {
  const missing = SECTION_DEFAULTS.filter((section) => !rows.some((row) => row.sectionType === section.sectionType));
  const all = [...rows.map(asEdited), ...missing.map((section) => asEdited({ ...section, updatedAt: NEVER_WRITTEN }))];
  return all.sort((a, b) => Number(isPinned(b)) - Number(isPinned(a)) || a.displayOrder - b.displayOrder);
}

/** The hero cannot be moved. */
export const isPinned = ({ sectionType }: { sectionType: string }) => sectionType === "hero";

/** Steps and benefits belong to every section but the hero, which shows none. */
export const hasEntries = ({ sectionType }: { sectionType: string }) => sectionType !== "hero";

/** Where blank texts of a row fall back to a default, the default is what is edited. */
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
