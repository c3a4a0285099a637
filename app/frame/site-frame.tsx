import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { LiveBanner } from "./banner-bar";
import type { FrameData } from "./frame-data";
import { SiteHeader } from "./header/site-header";
import { PendingLine } from "./pending-line";
import { useReadAnswer } from "./reading/read-answer";
import { useReadNewPage } from "./reading/read-new-page";
import { SiteFooter } from "./site-footer";

interface SiteFrameProps {
  /** Omitted when even the frame's data could not be loaded: then the page stands alone. */
  frame?: FrameData;
  /** A dialog with the id SEARCH_DIALOG. Without it, Search links to its page. */
  search?: React.ReactNode;
  /** For an area with its own frame: the page renders everything around it, and its `main`. */
  isBare?: boolean;
  children: React.ReactNode;
}

/** Banner, header, page and footer; only the page in an area with its own frame. */
export function SiteFrame({ frame, search, isBare = false, children }: SiteFrameProps) {
  const t = useTranslations("frame");
  const { pathname } = useLocation();
  useReadNewPage();
  useReadAnswer();
  const page = (
    <main id="main" tabIndex={-1} className="grow outline-none">
      {children}
    </main>
  );
  if (!frame) return page;
  if (isBare)
    return (
      <>
        <a href="#main" className="skip-link">
          {t("skip")}
        </a>
        <PendingLine />
        {children}
        {search}
      </>
    );
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {t("skip")}
      </a>
      <PendingLine />
      <LiveBanner pathname={pathname} banner={frame.banner ?? null} />
      <SiteHeader frame={frame} hasSearchDialog={Boolean(search)} />
      {page}
      <SiteFooter site={frame.site} logos={frame.logos} isSignedIn={frame.viewer !== null} />
      {search}
    </div>
  );
}
