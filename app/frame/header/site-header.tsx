import { Link, NavLink, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import type { SiteLogos } from "#app/features/home/logos/shown-logo";
import { CachedMarkup } from "#app/ui/cached-markup";
import { Brand, LOGO_REM } from "../brand";
import type { FrameData, FrameViewer } from "../frame-data";
import { AccountMenu } from "./account-menu";
import { headerRoom, type Since, widthOfLogo, widthOfName } from "./header-room";
import { InboxLinks } from "./inbox-links";
import { useLiveCounts } from "./live-counts";
import { MainAction, useMainAction } from "./main-action";
import { MainNavigation } from "./main-navigation";
import { MenuButton, MobileMenu } from "./mobile-menu";
import { useNavigation } from "./navigation";
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
    <CachedMarkup
      as="header"
      of={["header", frame.site.name, frame.logos.main, hasSearchDialog, pathname, whyClosed()]}
      className="site-header"
    >
      <HeaderParts {...props} viewer={null} />
    </CachedMarkup>
  );
}

/** For a signed-in person it shows counts that stay up to date while the page is open; rendered per person. */
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
  const room = useHeaderRoom(site.name, logos, viewer);
  return (
    <>
      <div className="header-bar">
        <div className="header-row">
          <Link to="/" prefetch="intent" aria-label={t("homeLabel", { site: site.name })} className="brand-link">
            <Brand name={site.name} logos={logos} nameClass={room.name === "any" ? undefined : "name-row"} />
          </Link>
          <MainNavigation since={room.pages} />
          <div className="header-end">
            <div className="header-actions">
              <SearchTrigger hasDialog={hasSearchDialog} className={SEARCH_CLASS[room.search]} isGlass={room.search === "never"} />
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

const SEARCH_CLASS: Record<Since, string> = {
  any: "header-link",
  row: "header-link",
  column: "header-link header-search",
  never: "inbox-link",
};

/** Works out what fits, from the words to be shown. */
function useHeaderRoom(name: string, { main, dark }: SiteLogos, viewer: FrameViewer | null) {
  const t = useTranslations("frame");
  const { first, others } = useNavigation();
  const { text: action } = useMainAction(viewer);
  const logo = main ?? dark;
  return headerRoom({
    brand: logo ? widthOfLogo(logo, (LOGO_REM * logo.style.size) / 100) : widthOfName(name),
    first: first.text,
    others: others.map(({ text }) => text),
    more: t("more"),
    search: t("search"),
    signIn: viewer ? null : t("signIn"),
    action,
  });
}
