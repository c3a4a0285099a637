import type { TextFormatting } from "./home-sections";

/** The style of a formatted text; undefined where nothing was chosen, so that the site's own type stays. */
export function textStyle({ fontSize, fontFamily, color, fontWeight, fontStyle, textDecoration }: TextFormatting) {
  const chosen = { fontSize, fontFamily, color, fontWeight, fontStyle, textDecoration };
  const set = Object.entries(chosen).filter(([, value]) => value);
  return set.length > 0 ? (Object.fromEntries(set) as Partial<typeof chosen>) : undefined;
}
