import { FONT_FAMILIES, FORMATTING_CHOICES, type FormattingProperty, PALETTE } from "#app/features/home/formatting";
import type { TextFormatting } from "#app/features/home/section";

/** A choice with its label: a key of this room's texts, or a name that is the same in every language. */
export type LabelledChoice = { value: string } & ({ key: FormattingWord } | { name: string });

const WEIGHTS = {
  "100": "weight100",
  "300": "weight300",
  "400": "weight400",
  "500": "weight500",
  "600": "weight600",
  "700": "weight700",
  "800": "weight800",
  "900": "weight900",
} as const;
const STYLES = { normal: "styleNormal", italic: "styleItalic" } as const;
const DECORATIONS = { none: "decorationNone", underline: "decorationUnderline", "line-through": "decorationLineThrough" } as const;

export type FormattingWord =
  | "familySystem"
  | (typeof WEIGHTS)[keyof typeof WEIGHTS]
  | (typeof STYLES)[keyof typeof STYLES]
  | (typeof DECORATIONS)[keyof typeof DECORATIONS]
  | (typeof PALETTE)[number]["name"];

/** Properties chosen from a list, in order; colours are shown as swatches instead. */
export const LISTED_PROPERTIES = ["fontSize", "fontFamily", "fontWeight", "fontStyle", "textDecoration"] as const;

/** Returns the choices of a property with their labels. */
export function labelledChoices(property: FormattingProperty): LabelledChoice[] {
  if (property === "fontFamily")
    return FONT_FAMILIES.map(({ value, name }) => (value === "system" ? { value, key: "familySystem" } : { value, name }));
  if (property === "color") return PALETTE.map(({ value, name }) => ({ value, key: name }));
  if (property === "fontSize") return FORMATTING_CHOICES.fontSize.map(({ value }) => ({ value, name: value }));
  const words: Record<string, FormattingWord> = { ...WEIGHTS, ...STYLES, ...DECORATIONS };
  return FORMATTING_CHOICES[property].map(({ value }) => ({ value, key: words[value]! }));
}

/** Returns the formatting in a form's fields: non-empty strings only. */
export function typedFormatting(fields: unknown): TextFormatting {
  if (typeof fields !== "object" || fields === null) return {};
  const chosen = (["fontSize", "fontFamily", "color", "fontWeight", "fontStyle", "textDecoration"] as const).flatMap((property) => {
    const value = (fields as Record<string, unknown>)[property];
    return typeof value === "string" && value ? [[property, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}
