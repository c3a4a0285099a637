import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { WarningAlert } from "../alert";
import { contrastRatio } from "../contrast";
import { TEXT_CONTRAST } from "../limits";
import type { BannerWords } from "./banner-answer";

/** The banner as it will stand above the pages, and whether its words can be read. */
export function BannerPreview({ words }: { words: BannerWords }) {
  const t = useTranslations("admin");
  const { number } = useFormat();
  const ratio = contrastRatio(words.backgroundColor, words.textColor);
  const shown = number(Math.floor(ratio * 10) / 10);
  return (
    <div className="mt-4 space-y-2">
      <p aria-hidden="true" className="banner rounded px-4" style={{ background: words.backgroundColor, color: words.textColor }}>
        <span className="banner-text">
          {words.text || t("bannerText")}{" "}
          {words.linkUrl && <span className="font-semibold underline underline-offset-4">{words.linkText || words.linkUrl}</span>}
        </span>
      </p>
      <div role="status">
        {ratio < TEXT_CONTRAST ? (
          <WarningAlert>{t("bannerContrast", { ratio: shown })}</WarningAlert>
        ) : (
          <p className="text-sm text-soft">{t("bannerContrastFine", { ratio: shown })}</p>
        )}
      </div>
    </div>
  );
}
