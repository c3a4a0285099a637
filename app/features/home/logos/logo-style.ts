import { formattingCss, PALETTE } from "../formatting";

/** Logo types: those of signed-in-areas.md 2, the main one for dark pages, and the social image. */
export const LOGO_TYPES = ["main", "admin", "email", "favicon", "dark", "social"] as const;
export type LogoType = (typeof LOGO_TYPES)[number];

export const LOGO_FILTERS = ["none", "sepia", "grayscale", "brightness", "contrast"] as const;
export type LogoFilter = (typeof LOGO_FILTERS)[number];

/** Range of a style control, with its default. */
export interface StyleRange {
  least: number;
  most: number;
  step: number;
  given: number;
}

/** The ranges of signed-in-areas.md 9. Size, strength and opacity in percent, lengths in pixels, rotation in degrees. */
export const LOGO_RANGES = {
  size: { least: 50, most: 200, step: 5, given: 100 },
  shadowBlur: { least: 0, most: 20, step: 1, given: 0 },
  shadowX: { least: 0, most: 10, step: 1, given: 0 },
  shadowY: { least: 0, most: 10, step: 1, given: 0 },
  glow: { least: 0, most: 30, step: 1, given: 0 },
  filterStrength: { least: 0, most: 200, step: 1, given: 100 },
  rotation: { least: -180, most: 180, step: 1, given: 0 },
  opacity: { least: 0, most: 100, step: 1, given: 100 },
} as const satisfies Record<string, StyleRange>;

export type LogoRange = keyof typeof LOGO_RANGES;
export const LOGO_RANGE_NAMES = Object.keys(LOGO_RANGES) as LogoRange[];

/** Display style of a logo. */
export interface LogoStyle extends Record<LogoRange, number> {
  /** One palette colour for the whole picture; blank keeps its own colours. */
  color: string;
  filter: LogoFilter;
}

export const SHADOW_COLOR = { red: 0, green: 0, blue: 0, alpha: 0.45 };
export const GLOW_COLOR = "#e3bd72";

/** Reads a style from a row or form; values not on a list or out of range fall back to their defaults. */
export function readLogoStyle(given: Readonly<Record<string, unknown>>): LogoStyle {
  const ranges = Object.fromEntries(LOGO_RANGE_NAMES.map((name) => [name, inRange(given[name], LOGO_RANGES[name])]));
  return {
    ...(ranges as Record<LogoRange, number>),
    color: PALETTE.find(({ value }) => value === given.color)?.value ?? "",
    filter: LOGO_FILTERS.find((filter) => filter === given.filter) ?? "none",
  };
}

function inRange(given: unknown, { least, most, step, given: itself }: StyleRange) {
  const value = typeof given === "number" ? given : typeof given === "string" && given.trim() ? Number(given) : Number.NaN;
  return value >= least && value <= most && (value - least) % step === 0 ? value : itself;
}

/** Builds the CSS `filter` functions of a style, in order; undefined when it has no effect. */
export function logoFilterCss({ filter, filterStrength, shadowBlur, shadowX, shadowY, glow }: LogoStyle): string | undefined {
  const hasShadow = shadowBlur > 0 || shadowX > 0 || shadowY > 0;
  const functions = [
    filter !== "none" && `${filter}(${filterStrength}%)`,
    hasShadow && `drop-shadow(${shadowX}px ${shadowY}px ${shadowBlur}px rgb(0 0 0 / ${SHADOW_COLOR.alpha}))`,
    glow > 0 && `drop-shadow(0 0 ${glow}px ${GLOW_COLOR})`,
  ].filter(Boolean);
  return functions.length > 0 ? functions.join(" ") : undefined;
}

/** The tint for the whole picture, in both themes; undefined to keep its own colours. */
export const logoTintCss = ({ color }: LogoStyle) => formattingCss("color", color);
