import { useTranslations } from "use-intl";
import { useSitePalette } from "#app/features/site/site-palette";
import { ContrastWarningList } from "../formatting/contrast-warning-list";
import { contrastWarnings } from "../formatting/contrast-warnings";
import type { TileWords } from "./tile-words";

/** Warns of texts on a tile that are hard to read in one of the themes. */
export function ContrastWarnings({ typed }: { typed: TileWords }) {
  const t = useTranslations("videos");
  const palette = useSitePalette();
  const warnings = [
    ...contrastWarnings("title", typed.titleFormatting, "surface", false, palette),
    ...contrastWarnings("label", typed.labelFormatting, "surface", false, palette),
  ];
  return <ContrastWarningList warnings={warnings} label={t} />;
}
