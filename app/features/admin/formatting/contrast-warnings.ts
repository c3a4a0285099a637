import { PALETTE } from "#app/features/home/formatting";
import type { TextFormatting } from "#app/features/home/section";
import { contrastRatio } from "#app/platform/brand/contrast";
import { LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "#app/platform/brand/limits";
import type { Palette } from "#app/platform/brand/theme-colors";
import type { GroundName } from "../theme-backgrounds";

/** A text with too little contrast. */
export interface ContrastWarning<Text extends string = string> {
  text: Text;
  scheme: "light" | "dark";
  ratio: number;
  needed: number;
}

const LARGE_SIZES: readonly (string | undefined)[] = ["2xl", "3xl", "4xl", "5xl", "6xl"];
const LARGE_WHEN_BOLD: readonly (string | undefined)[] = ["xl"];
const BOLD_WEIGHT = 700;

/**
 * Returns warnings where a selected colour has too little contrast with its background, in the light or the dark theme (WCAG 2.2 AA). `isLargeItself`
 * means that the site's default style of this text is large. Texts in a default colour need no warning.
 */
export function contrastWarnings<Text extends string>(
  text: Text,
  formatting: TextFormatting,
  ground: GroundName,
  isLargeItself: boolean,
  palette: Palette,
): ContrastWarning<Text>[] {
  const color = PALETTE.find(({ value }) => value === formatting.color);
  if (!color) return [];
  const needed = isLarge(formatting, isLargeItself) ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
  const faces = { light: color.value, dark: color.dark };
  return (["light", "dark"] as const)
    .map((scheme) => ({ text, scheme, ratio: contrastRatio(faces[scheme], palette[ground][scheme]), needed }))
    .filter(({ ratio }) => ratio < needed);
}

function isLarge({ fontSize, fontWeight }: TextFormatting, isLargeItself: boolean) {
  if (!fontSize) return isLargeItself;
  return LARGE_SIZES.includes(fontSize) || (LARGE_WHEN_BOLD.includes(fontSize) && Number(fontWeight) >= BOLD_WEIGHT);
}
