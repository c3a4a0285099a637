import type { ColorName } from "#app/platform/brand/theme-colors";

/** What a text can stand upon, with the colour it has there by itself. */
export const GROUNDS = {
  paper: "ink",
  surface: "ink",
  sage: "on-sage",
  night: "on-night",
  "on-night": "night",
} as const satisfies Partial<Record<ColorName, ColorName>>;

export type GroundName = keyof typeof GROUNDS;
