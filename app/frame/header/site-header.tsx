import { Link, NavLink, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Kept } from "#app/ui/kept";
import { Brand } from "../brand";
import type { FrameData, FrameViewer } from "../frame-data";
import { AccountMenu } from "./account-menu";
import { InboxLinks } from "./inbox-links";
import { useLiveCounts } from "./live-counts";
import { MainAction } from "./main-action";
import { MainNavigation } from "./main-navigation";
import { MenuButton, MobileMenu } from "./mobile-menu";
import { SearchTrigger } from "./search-trigger";

interface SiteHeaderProps {
  frame: FrameData;
  hasSearchDialog: boolean;
}

/** Sticks to the top; compact and blurred once the page is scrolled. (visitor-site.md 2, Header) */
export function SiteHeader(props: SiteHeaderProps) {
  const { frame, hasSearchDialog } = props;
  const { pathname } = useLocation();
  if (frame.viewer) return <OwnHeader {...props} viewer={frame.viewer} />;
  return (
    <Kept as="header" of={["header", frame.site.name, frame.logos.main, hasSearchDialog, pathname]} className="site-header">
      <HeaderParts {...props} viewer={null} />
    </Kept>
  );
}

/** Of somebody it says what waits, kept true while the page is open: that is drawn for each. */
function OwnHeader({ viewer, ...props }: SiteHeaderProps & { viewer: FrameViewer }) {
  const counts = useLiveCounts(viewer.counts);
  return (
    <header className="site-header">
      <HeaderParts {...props} viewer={{ ...viewer, counts }} />
    </header>
  );
}

function HeaderParts({ frame: { site, logos }, hasSearchDialog, viewer }: SiteHeaderProps & { viewer: FrameViewer | null }) {
  const t = useTranslations("frame");
  return (
    <>
      <div className="header-bar">
        <div className="header-row">
          <Link to="/" prefetch="intent" aria-label={t("homeLabel", { site: site.name })} className="brand-link">
            <Brand name={site.name} logos={logos} />
          </Link>
          <MainNavigation />
          <div className="header-end">
            <div className="header-actions">
              <SearchTrigger hasDialog={hasSearchDialog} className={viewer ? "header-link header-search" : "header-link"} />
            </div>
            {viewer && <InboxLinks counts={viewer.counts} />}
            <div className="header-actions">
              {!viewer && (
                <NavLink to="/auth" prefetch="intent" className="header-link">
                  {t("signIn")}
                </NavLink>
              )}
              <MainAction viewer={viewer} className="header-button" />
              {viewer && <AccountMenu viewer={viewer} />}
            </div>
            <MenuButton />
          </div>
        </div>
      </div>
      <MobileMenu viewer={viewer} hasSearchDialog={hasSearchDialog} />
    </>
  );
}
