import type { ColorName } from "#app/platform/brand/theme-colors";

/** Backgrounds of texts, with the default text colour on each. */
export const GROUNDS = {
  paper: "ink",
  surface: "ink",
  sage: "on-sage",
  night: "on-night",
  "on-night": "night",
} as const satisfies Partial<Record<ColorName, ColorName>>;

export type GroundName = keyof typeof GROUNDS;
