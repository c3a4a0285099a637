import families from "./families.css?url";
import { needsFamilies } from "./formatting";
import type { TextFormatting } from "./section";

/** Brings the sheet of families along, on pages where a text is set in one of them. */
export function FormattingFonts({ formattings }: { formattings: readonly TextFormatting[] }) {
  return formattings.some(needsFamilies) ? <link rel="stylesheet" href={families} precedence="families" /> : null;
}
