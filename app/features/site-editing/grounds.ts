/** A ground as it looks in the light and in the dark theme. */
export interface Ground {
  light: string;
  dark: string;
}

/** The grounds of `theme.css` that formatted texts stand upon, as '#rrggbb'; a test holds both together. */
export const GROUNDS = {
  paper: { light: "#f9f7f1", dark: "#101919" },
  surface: { light: "#fefdfa", dark: "#172321" },
  sage: { light: "#295d46", dark: "#92caa6" },
  night: { light: "#14362e", dark: "#102c25" },
  "on-night": { light: "#f1efe2", dark: "#e7e5d8" },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;
