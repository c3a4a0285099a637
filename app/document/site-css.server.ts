import { RADII } from "#app/platform/brand/brand";
import { currentBrand, currentBrandCss } from "#app/platform/brand/current-brand.server";
import { cssFrom, splitStyleSheet } from "./page-css.server";
import * as sheet from "./site.css?inline";

const styleSheet = sheet.default;
/** As the build took it apart (vite.config.ts); the development server has it whole. */
const { split } = sheet as { split?: string };

/** The whole style sheet, for the development server, whose pages change after they came. */
export const wholeCss = () => styleSheet + currentBrandCss();

const ownCss = split ? cssFrom(JSON.parse(split)) : splitStyleSheet(styleSheet);

/** The sheet of another radius, which stands in the rules themselves (minify-css). */
let branded: { radius: string; cssOf: (html: string) => string } | undefined;

/** The rules that the markup of a page can match, and after them what an admin has made of the site's look. */
export function cssOf(html: string): string {
  const look = currentBrandCss();
  if (!look) return ownCss(html);
  const radius = RADII[currentBrand().radius];
  if (branded?.radius !== radius)
    branded = { radius, cssOf: splitStyleSheet(styleSheet.replace(/--radius:[^;}]+/, () => `--radius:${radius}`)) };
  return branded.cssOf(html) + look;
}
