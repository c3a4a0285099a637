/** A colour as it looks in the light and in the dark theme. */
interface ThemeColor {
  light: string;
  dark: string;
}

/** The colours of `theme.css` that formatted texts stand upon or are written in by themselves, as '#rrggbb'; a test holds both together. */
export const THEME_COLORS = {
  paper: { light: "#f9f7f1", dark: "#101919" },
  surface: { light: "#fefdfa", dark: "#172321" },
  ink: { light: "#112727", dark: "#ece9e1" },
  soft: { light: "#4c5e5c", dark: "#aeb1a5" },
  sage: { light: "#295d46", dark: "#92caa6" },
  "on-sage": { light: "#fcfaf4", dark: "#082016" },
  night: { light: "#14362e", dark: "#102c25" },
  "on-night": { light: "#f1efe2", dark: "#e7e5d8" },
} as const satisfies Record<string, ThemeColor>;

type ColorName = keyof typeof THEME_COLORS;

/** What a text can stand upon, with the colour it has there by itself. */
export const GROUNDS = {
  paper: "ink",
  surface: "ink",
  sage: "on-sage",
  night: "on-night",
  "on-night": "night",
} as const satisfies Partial<Record<ColorName, ColorName>>;

export type GroundName = keyof typeof GROUNDS;
