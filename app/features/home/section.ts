/** How one text is set. What an admin may choose from is an allow-list; here it only becomes a style. */
export interface TextFormatting {
  fontSize?: string;
  fontFamily?: string;
  color?: string;
  fontWeight?: string;
  fontStyle?: string;
  textDecoration?: string;
}

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
  /** Said in place of the button, where it leads to what is not open now. */
  instead?: string;
}
