import { Link, NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { AccountActions } from "./account-actions";
import { Brand } from "./brand";
import type { FrameData } from "./frame-data";
import { InboxLinks } from "./inbox-links";
import { MenuButton, MobileMenu } from "./mobile-menu";
import { NAVIGATION } from "./navigation";
import { SearchTrigger } from "./search-trigger";

/** Sticks to the top; compact and blurred once the page is scrolled. (visitor-site.md 2, Header) */
export function SiteHeader({ frame, hasSearchDialog }: { frame: FrameData; hasSearchDialog: boolean }) {
  const t = useTranslations("frame");
  return (
    <header className="site-header">
      <div className="header-bar">
        <div className="header-row">
          <Link to="/" prefetch="intent" aria-label={t("homeLabel", { site: frame.site.name })} className="brand-link">
            <Brand name={frame.site.name} logo={frame.logos.main} />
          </Link>
          <nav aria-label={t("mainNavigation")} className="header-nav">
            {NAVIGATION.map(({ to, label }) => (
              <NavLink key={to} to={to} prefetch="intent" className="header-link">
                {t(label)}
              </NavLink>
            ))}
          </nav>
          {frame.viewer && <InboxLinks unread={frame.viewer.unread} />}
          <div className="header-actions">
            <SearchTrigger hasDialog={hasSearchDialog} className="header-link" />
            <AccountActions viewer={frame.viewer} linkClass="header-link" />
            <ButtonLink to="/become-advisor" className="header-button">
              {t("becomeAdvisor")}
            </ButtonLink>
          </div>
          <MenuButton />
        </div>
      </div>
      <MobileMenu frame={frame} hasSearchDialog={hasSearchDialog} />
    </header>
  );
}
