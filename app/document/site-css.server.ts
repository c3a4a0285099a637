import { RADII } from "#app/platform/brand/brand";
import { currentBrand, currentBrandCss } from "#app/platform/brand/current-brand.server";
import { cssFrom, splitStyleSheet } from "./page-css.server";
import * as sheet from "./site.css?inline";

const styleSheet = sheet.default;
/** Split by the build (vite.config.ts); the development server has the whole sheet. */
const { split } = sheet as { split?: string };

/** The whole style sheet, for the development server, whose pages change after loading. */
export const wholeCss = () => styleSheet + currentBrandCss();

const ownCss = split ? cssFrom(JSON.parse(split)) : splitStyleSheet(styleSheet);

/** The sheet for a non-default radius, which is folded into the rules (minify-css). */
let branded: { radius: string; cssOf: (html: string) => string } | undefined;

/** Returns the rules that a page's markup can match, followed by the admin's branding. */
export function cssOf(html: string): string {
  const look = currentBrandCss();
  if (!look) return ownCss(html);
  const radius = RADII[currentBrand().radius];
  if (branded?.radius !== radius)
    branded = { radius, cssOf: splitStyleSheet(styleSheet.replace(/--radius:[^;}]+/, () => `--radius:${radius}`)) };
  return branded.cssOf(html) + look;
}
