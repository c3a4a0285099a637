import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { BannerContent } from "#app/features/site/banner-content";
import { useSiteWords } from "#app/languages/site-words";
import { CloseButton } from "#app/ui/button";
import { useLiveSite } from "#app/ui/connection/live-changes";
import { useRefresh } from "#app/ui/connection/refresh";

/** Spreads out the requests of open pages. */
const SPREAD_MS = 1500;

/** The site banner, updated on open pages. A different banner is shown even if the previous one was dismissed. */
export function LiveBanner({ banner, pathname }: { banner: BannerContent | null; pathname: string }) {
  const refresh = useRefresh();
  useLiveSite(() => setTimeout(refresh, Math.random() * SPREAD_MS));
  return banner && <BannerBar key={`${pathname} ${JSON.stringify(banner)}`} banner={banner} />;
}

/** The site banner in its own colours. Dismissed for this page view only. (visitor-site.md 2, Site banner) */
function BannerBar({ banner }: { banner: BannerContent }) {
  const t = useTranslations("frame");
  const locale = useLocale();
  const [isDismissed, setDismissed] = useState(false);
  const ownWords = useSiteWords();
  if (isDismissed) return null;
  return (
    <aside aria-label={t("banner")} className="banner" style={{ background: banner.backgroundColor, color: banner.textColor }}>
      <p {...ownWords} className="banner-text">
        {banner.text}{" "}
        {banner.linkUrl && (
          <a href={banner.linkUrl} target="_blank" rel="noopener noreferrer" className="font-semibold underline underline-offset-4">
            {banner.linkText || banner.linkUrl}
            <span lang={locale} className="sr-only">
              {" "}
              {t("opensNewTab")}
            </span>
          </a>
        )}
      </p>
      <CloseButton label={t("dismissBanner")} onClick={() => setDismissed(true)} className="banner-close" />
    </aside>
  );
}
