import { FONT_FAMILIES, FORMATTING_CHOICES, type FormattingProperty, PALETTE } from "#app/features/home/formatting";
import type { TextFormatting } from "#app/features/home/section";

/** A choice of a list with its words: a key of this room's texts, or a name that is one in every language. */
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

/** What is chosen from a list, in its order; the palette is drawn as swatches. */
export const LISTED_PROPERTIES = ["fontSize", "fontFamily", "fontWeight", "fontStyle", "textDecoration"] as const;

/** The choices of a property with their words. */
export function labelledChoices(property: FormattingProperty): LabelledChoice[] {
  if (property === "fontFamily")
    return FONT_FAMILIES.map(({ value, name }) => (value === "system" ? { value, key: "familySystem" } : { value, name }));
  if (property === "color") return PALETTE.map(({ value, name }) => ({ value, key: name }));
  if (property === "fontSize") return FORMATTING_CHOICES.fontSize.map(({ value }) => ({ value, name: value }));
  const words: Record<string, FormattingWord> = { ...WEIGHTS, ...STYLES, ...DECORATIONS };
  return FORMATTING_CHOICES[property].map(({ value }) => ({ value, key: words[value]! }));
}

/** The formatting that a form's fields hold at this moment: strings that were chosen, everything else left out. */
export function typedFormatting(fields: unknown): TextFormatting {
  if (typeof fields !== "object" || fields === null) return {};
  const chosen = (["fontSize", "fontFamily", "color", "fontWeight", "fontStyle", "textDecoration"] as const).flatMap((property) => {
    const value = (fields as Record<string, unknown>)[property];
    return typeof value === "string" && value ? [[property, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}
