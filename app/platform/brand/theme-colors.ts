import type { Oklch } from "./oklch";

/** A colour in the light and in the dark theme. */
export interface ThemeColor<Color = string> {
  light: Color;
  dark: Color;
}

const both = (light: Oklch, dark: Oklch): ThemeColor<Oklch> => ({ light, dark });

/** The colours of `ui/theme.css` by their names there; a test keeps both in sync. */
export const OWN_COLORS = {
  paper: both([0.976, 0.008, 88], [0.205, 0.014, 190]),
  surface: both([0.994, 0.004, 90], [0.243, 0.016, 188]),
  wash: both([0.948, 0.011, 88], [0.285, 0.017, 186]),
  ink: both([0.255, 0.028, 196], [0.935, 0.012, 90]),
  soft: both([0.465, 0.022, 190], [0.755, 0.018, 120]),
  line: both([0.885, 0.014, 92], [0.345, 0.018, 186]),
  edge: both([0.6, 0.02, 150], [0.585, 0.022, 170]),
  sage: both([0.435, 0.068, 163], [0.79, 0.078, 156]),
  "sage-deep": both([0.365, 0.062, 165], [0.86, 0.07, 154]),
  "on-sage": both([0.985, 0.008, 95], [0.22, 0.035, 165]),
  "sage-ink": both([0.42, 0.068, 163], [0.82, 0.075, 156]),
  "sage-wash": both([0.935, 0.024, 152], [0.305, 0.034, 166]),
  brass: both([0.7, 0.115, 78], [0.77, 0.105, 82]),
  "brass-ink": both([0.465, 0.088, 68], [0.84, 0.085, 84]),
  "brass-wash": both([0.943, 0.036, 88], [0.315, 0.038, 78]),
  "scene-sun": both([0.89, 0.075, 85], [0.5, 0.075, 80]),
  "scene-moon": both([0.994, 0.004, 90], [0.72, 0.03, 110]),
  "scene-far": both([0.9, 0.03, 140], [0.3, 0.03, 165]),
  "scene-water": both([0.9, 0.025, 190], [0.33, 0.03, 200]),
  "scene-leaf": both([0.83, 0.055, 150], [0.4, 0.05, 158]),
  night: both([0.305, 0.042, 176], [0.268, 0.036, 176]),
  "night-land": both([0.37, 0.05, 172], [0.325, 0.042, 174]),
  "on-night": both([0.95, 0.018, 100], [0.92, 0.018, 100]),
  danger: both([0.5, 0.165, 27], [0.755, 0.125, 24]),
  "on-danger": both([0.985, 0.008, 60], [0.23, 0.05, 25]),
  "danger-wash": both([0.95, 0.024, 28], [0.3, 0.045, 25]),
  good: both([0.435, 0.068, 163], [0.79, 0.078, 156]),
  "good-ink": both([0.42, 0.068, 163], [0.82, 0.075, 156]),
  "good-wash": both([0.935, 0.024, 152], [0.305, 0.034, 166]),
  green: both([0.465, 0.105, 150], [0.8, 0.12, 152]),
  yellow: both([0.475, 0.094, 75], [0.85, 0.11, 92]),
  red: both([0.505, 0.165, 27], [0.77, 0.12, 24]),
} as const satisfies Record<string, ThemeColor<Oklch>>;

export type ColorName = keyof typeof OWN_COLORS;
export const COLOR_NAMES = Object.keys(OWN_COLORS) as ColorName[];
export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Every colour of the site, as '#rrggbb'. */
export type Palette = Record<ColorName, ThemeColor>;
