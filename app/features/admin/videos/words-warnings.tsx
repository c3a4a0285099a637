import { useTranslations } from "use-intl";
import { useSitePalette } from "#app/features/site/site-palette";
import { useFormat } from "#app/ui/text/format";
import { WarningAlert } from "../alert";
import { contrastWarnings } from "../formatting/contrast-warnings";
import type { TileWords } from "./tile-words";

/** Warns of texts on a tile that are hard to read in one of the themes. */
export function ContrastWarnings({ typed }: { typed: TileWords }) {
  const t = useTranslations("videos");
  const words = useTranslations("admin");
  const { number } = useFormat();
  const palette = useSitePalette();
  const warnings = [
    ...contrastWarnings("title", typed.titleFormatting, "surface", false, palette),
    ...contrastWarnings("label", typed.labelFormatting, "surface", false, palette),
  ];
  return (
    <div role="status">
      {warnings.length > 0 && (
        <WarningAlert>
          <ul className="space-y-1">
            {warnings.map(({ text, scheme, ratio, needed }) => (
              <li key={text + scheme}>
                {words("lowContrast", { text: t(text), ratio: number(Math.floor(ratio * 10) / 10), scheme, needed: number(needed) })}
              </li>
            ))}
          </ul>
        </WarningAlert>
      )}
    </div>
  );
}
