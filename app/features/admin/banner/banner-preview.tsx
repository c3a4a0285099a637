import { useTranslations } from "use-intl";
import { contrastRatio } from "#app/platform/brand/contrast";
import { legibleGround } from "#app/platform/brand/legible-ground";
import { useFormat } from "#app/ui/text/format";
import type { BannerWords } from "./banner-answer";

/** Banner as it will appear above the pages, on the selected colour or the nearest one on which its text is legible. */
export function BannerPreview({ words }: { words: BannerWords }) {
  const t = useTranslations("admin");
  const { number } = useFormat();
  const shown = legibleGround(words.backgroundColor, words.textColor);
  const ratio = number(Math.floor(contrastRatio(shown, words.textColor) * 10) / 10);
  return (
    <div className="mt-4 space-y-2">
      <p aria-hidden="true" className="banner rounded px-4" style={{ background: shown, color: words.textColor }}>
        <span className="banner-text">
          {words.text || t("bannerText")}{" "}
          {words.linkUrl && <span className="font-semibold underline underline-offset-4">{words.linkText || words.linkUrl}</span>}
        </span>
      </p>
      <div role="status">
        <p className="text-sm text-soft">
          {shown === words.backgroundColor
            ? t("bannerContrastFine", { ratio })
            : t("bannerShownAs", { shown, chosen: words.backgroundColor })}
        </p>
      </div>
    </div>
  );
}
