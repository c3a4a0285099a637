import { FORMATTING_PROPERTIES, type FormattingProperty, formattingCss } from "./formatting";
import type { TextFormatting } from "./section";

/** The style of a formatted text; undefined when nothing was chosen, so that the site's own style applies. Values not on a list are left out. */
export function textStyle(formatting: TextFormatting) {
  const set = FORMATTING_PROPERTIES.map((property) => [property, formattingCss(property, formatting[property])] as const).filter(
    ([, css]) => css,
  );
  return set.length > 0 ? (Object.fromEntries(set) as Partial<Record<FormattingProperty, string>>) : undefined;
}
