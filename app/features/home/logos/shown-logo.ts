import type { LogoStyle } from "./logo-style";

/** A logo as a page shows it: its picture with its size in pixels, and its style. */
export interface ShownLogo {
  src: string;
  width: number;
  height: number;
  style: LogoStyle;
}

/** The icon in the sizes browsers ask for, by the side in pixels. */
export type SiteIcons = Record<string, string>;

/** What stands in place of the site's own mark. */
export interface SiteLogos {
  main: ShownLogo | null;
  /** In the place of the main one on dark pages; left out where it stands on both. */
  dark?: ShownLogo;
  admin: ShownLogo | null;
  icons: SiteIcons | null;
}

export const NO_LOGOS: SiteLogos = { main: null, admin: null, icons: null };
