import type { LogoStyle } from "./logo-style";

/** A logo for display: its picture with its size in pixels, and its style. */
export interface ShownLogo {
  src: string;
  width: number;
  height: number;
  style: LogoStyle;
}

/** The icon in the sizes browsers request, by side length in pixels. */
export type SiteIcons = Record<string, string>;

/** Logos that replace the site's default ones; every page carries this, so what is missing takes no room. */
export interface SiteLogos {
  main?: ShownLogo;
  /** Replaces the main one on dark pages; undefined when that suits both. */
  dark?: ShownLogo;
  admin?: ShownLogo;
  icons?: SiteIcons;
}

export const NO_LOGOS: SiteLogos = {};
