/** Formatting of a text. An allow-list limits the choices; here it is only turned into a style. */
export interface TextFormatting {
  fontSize?: string;
  fontFamily?: string;
  color?: string;
  fontWeight?: string;
  fontStyle?: string;
  textDecoration?: string;
}

/** A step or a benefit. */
export interface SectionEntry {
  title: string;
  description: string;
}

/** A row of homepage_content, as read by the home page. */
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
  /** Text that replaces the button when its target is currently closed. */
  instead?: string;
}
