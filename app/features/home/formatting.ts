import { z } from "zod";

/** An allowed choice: the stored value and its CSS. Nothing else ever reaches a style. */
interface FormattingChoice {
  value: string;
  css: string;
}

const sizes = (entries: [value: string, css: string][]): FormattingChoice[] => entries.map(([value, css]) => ({ value, css }));

/** xs to 6xl; from 3xl on they shrink in narrow windows. (signed-in-areas.md 9) */
export const FONT_SIZES = sizes([
  ["xs", "0.8125rem"],
  ["sm", "0.875rem"],
  ["base", "1rem"],
  ["lg", "1.125rem"],
  ["xl", "1.25rem"],
  ["2xl", "1.5rem"],
  ["3xl", "clamp(1.625rem, 1.5rem + 0.6vw, 1.875rem)"],
  ["4xl", "clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)"],
  ["5xl", "clamp(2rem, 1.6rem + 2vw, 3rem)"],
  ["6xl", "clamp(2.25rem, 1.7rem + 2.8vw, 3.75rem)"],
]);

/** The nine families: the system's, and eight web fonts loaded only where they are used (`families.css`). */
export const FONT_FAMILIES = [
  { value: "system", name: "System", css: "system-ui, sans-serif" },
  { value: "newsreader", name: "Newsreader", css: '"Newsreader", Georgia, serif' },
  { value: "inter", name: "Inter", css: '"Inter", system-ui, sans-serif' },
  { value: "source-sans", name: "Source Sans", css: '"Source Sans", system-ui, sans-serif' },
  { value: "nunito", name: "Nunito", css: '"Nunito", system-ui, sans-serif' },
  { value: "lora", name: "Lora", css: '"Lora", Georgia, serif' },
  { value: "playfair", name: "Playfair Display", css: '"Playfair Display", Georgia, serif' },
  { value: "space-grotesk", name: "Space Grotesk", css: '"Space Grotesk", system-ui, sans-serif' },
  { value: "jetbrains-mono", name: "JetBrains Mono", css: '"JetBrains Mono", ui-monospace, monospace' },
] as const;

/** Families available on every page. */
const ALWAYS_THERE: readonly string[] = ["system", "newsreader"];

const itself = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, css: value }));

export const FONT_WEIGHTS = itself(["100", "300", "400", "500", "600", "700", "800", "900"]);
export const FONT_STYLES = itself(["normal", "italic"]);
export const TEXT_DECORATIONS = itself(["none", "underline", "line-through"]);

/** The 23 colours, stored by their light value; `dark` is the same colour in the dark theme. */
export const PALETTE = [
  { name: "ink", value: "#1d2a28", dark: "#ebe7dd" },
  { name: "graphite", value: "#3b4543", dark: "#cfd3cb" },
  { name: "slate", value: "#46566b", dark: "#b7c3d4" },
  { name: "stone", value: "#66635a", dark: "#bdb8aa" },
  { name: "silver", value: "#a7aca6", dark: "#8d938d" },
  { name: "paper", value: "#f8f6f1", dark: "#f8f6f1" },
  { name: "white", value: "#ffffff", dark: "#ffffff" },
  { name: "sage", value: "#2a5c46", dark: "#93cba9" },
  { name: "forest", value: "#1d4430", dark: "#a9d8bc" },
  { name: "moss", value: "#55652b", dark: "#c0cf8c" },
  { name: "teal", value: "#1f6468", dark: "#86cdd0" },
  { name: "ocean", value: "#1d5c86", dark: "#8cc3e6" },
  { name: "navy", value: "#1f3a68", dark: "#a9c0ea" },
  { name: "sky", value: "#3b82f6", dark: "#7db0fb" },
  { name: "indigo", value: "#4338a8", dark: "#b5b0f5" },
  { name: "plum", value: "#6b2f6e", dark: "#dda8df" },
  { name: "lavender", value: "#8b7fc7", dark: "#c3bbee" },
  { name: "rose", value: "#9d2f57", dark: "#f2a3bf" },
  { name: "brick", value: "#9a3324", dark: "#f2a596" },
  { name: "coral", value: "#d9604a", dark: "#f4917e" },
  { name: "brass", value: "#7a5512", dark: "#e3bd72" },
  { name: "amber", value: "#b4690e", dark: "#f2b45c" },
  { name: "honey", value: "#f3dfae", dark: "#f3dfae" },
] as const;

const COLORS = PALETTE.map(({ value, dark }) => ({ value, css: dark === value ? value : `light-dark(${value}, ${dark})` }));

/** The choices for each property of a formatted text. */
export const FORMATTING_CHOICES = {
  fontSize: FONT_SIZES,
  fontFamily: FONT_FAMILIES,
  color: COLORS,
  fontWeight: FONT_WEIGHTS,
  fontStyle: FONT_STYLES,
  textDecoration: TEXT_DECORATIONS,
} as const satisfies Record<string, readonly FormattingChoice[]>;

export type FormattingProperty = keyof typeof FORMATTING_CHOICES;
export const FORMATTING_PROPERTIES = Object.keys(FORMATTING_CHOICES) as FormattingProperty[];

const oneOf = (property: FormattingProperty) =>
  z
    .enum(["", ...FORMATTING_CHOICES[property].map(({ value }) => value)], "admin.notOnTheList")
    .optional()
    .transform((value) => value || undefined);

/** Validates an admin's formatting: values from the lists above, or none, which keeps the site's own style. */
export const formattingSchema = z
  .strictObject({
    fontSize: oneOf("fontSize"),
    fontFamily: oneOf("fontFamily"),
    color: oneOf("color"),
    fontWeight: oneOf("fontWeight"),
    fontStyle: oneOf("fontStyle"),
    textDecoration: oneOf("textDecoration"),
  })
  .transform(
    (chosen) => Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)) as Partial<Record<FormattingProperty, string>>,
  );

/** The CSS of a stored value; undefined when it is not on the list, however it got into the database. */
export function formattingCss(property: FormattingProperty, value: string | undefined): string | undefined {
  const choices: readonly FormattingChoice[] = FORMATTING_CHOICES[property];
  return value ? choices.find((choice) => choice.value === value)?.css : undefined;
}

/** Whether a text needs `families.css`, the stylesheet of the families not available on every page. */
export const needsFamilies = ({ fontFamily }: { fontFamily?: string }) =>
  FONT_FAMILIES.some(({ value }) => value === fontFamily && !ALWAYS_THERE.includes(value));
