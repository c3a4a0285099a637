import type { Brand } from "./brand";
import type { Palette } from "./theme-colors";

const ARCH = "M4 12h24M9 12v12M23 12v12M9 22c0-9 14-9 14 0";

/** Draws the logo mark as an SVG icon: one arc, two piers, in the colours of a palette. */
export function drawMark(palette: Palette): string {
  const { sage, "on-sage": line } = palette;
  const dark = `@media(prefers-color-scheme:dark){rect{fill:${sage.dark}}path{stroke:${line.dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>rect{fill:${sage.light}}path{stroke:${line.light}}${dark}</style><rect width="32" height="32" rx="7"/><path d="${ARCH}" fill="none" stroke-width="2.4" stroke-linecap="round"/></svg>`;
}

/** Draws the mark as a full square for a home screen, which rounds the corners by itself. */
export function drawSquareMark({ sage, "on-sage": line }: Palette, side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32"><rect width="32" height="32" fill="${sage.light}"/><path d="${ARCH}" fill="none" stroke="${line.light}" stroke-width="2.4" stroke-linecap="round" transform="translate(4 4) scale(.75)"/></svg>`;
}

/** The side lengths of the square mark, in pixels. */
export const MARK_SIDES = [180, 192, 512] as const;

/** The address of the mark as a picture, in the colours of a brand: another colour gives another address. */
export const markAddress = ({ accent }: Pick<Brand, "accent">, side: (typeof MARK_SIDES)[number]): string =>
  `/files/mark/${accent.slice(1)}-${side}.png`;
