import { useState } from "react";
import { useTranslations } from "use-intl";
import { CloseButton } from "#app/ui/button";
import type { BannerContent } from "./frame-data";

/** The site banner in its own colours. Dismissed for this page view only. (visitor-site.md 2, Site banner) */
export function BannerBar({ banner }: { banner: BannerContent }) {
  const t = useTranslations("frame");
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <aside aria-label={t("banner")} className="banner" style={{ background: banner.backgroundColor, color: banner.textColor }}>
      <p className="banner-text">
        {banner.text}{" "}
        {banner.linkUrl && (
          <a href={banner.linkUrl} target="_blank" rel="noopener noreferrer" className="font-semibold underline underline-offset-4">
            {banner.linkText || banner.linkUrl}
            <span className="sr-only"> {t("opensNewTab")}</span>
          </a>
        )}
      </p>
      <CloseButton label={t("dismissBanner")} data-replay="" onClick={() => setDismissed(true)} className="banner-close" />
    </aside>
  );
}
