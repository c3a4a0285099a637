import families from "./families.css?url";
import { needsFamilies } from "./formatting";
import type { TextFormatting } from "./section";

/** Loads the font stylesheet on pages where a text uses one of its families. */
export function FormattingFonts({ formattings }: { formattings: readonly TextFormatting[] }) {
  return formattings.some(needsFamilies) ? <link rel="stylesheet" href={families} precedence="families" /> : null;
}
