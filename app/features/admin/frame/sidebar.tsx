import { Link, useFetcher, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { CloseButton } from "#app/ui/button";
import { classes } from "#app/ui/classes";
import { Icon } from "#app/ui/icon";
import { closePopover, stayInMenu } from "#app/ui/overlays/menu";
import type { WaitingCounts } from "../waiting/waiting";
import { linkOf, SIDEBAR_LINKS } from "./sidebar-links";

const MENU = "admin-menu";
const closeMenu = () => closePopover(MENU);

interface SidebarProps {
  siteName: string;
  /** The site's logo, or its mark and name. */
  brand: React.ReactNode;
  /** Switch of the language. */
  languages: React.ReactNode;
  waiting: WaitingCounts;
}

/** Admin menu: a sidebar on wide screens, a drawer on narrow ones, opened by the browser without a script. */
export function Sidebar({ siteName, brand, languages, waiting }: SidebarProps) {
  const t = useTranslations("adminFrame");
  const frame = useTranslations("frame");
  const admin = useTranslations("admin");
  const { Form } = useFetcher();
  const here = linkOf(useLocation());
  return (
    <div className="admin-side">
      <header className="admin-head">
        <Link to="/" prefetch="intent" aria-label={frame("homeLabel", { site: siteName })} className="brand-link">
          {brand}
        </Link>
        <button type="button" popoverTarget={MENU} className="admin-menu-button" aria-label={t("openMenu")}>
          <Icon name="menu" className="text-xl" />
        </button>
      </header>
      <nav id={MENU} popover="auto" aria-label={t("menu")} className="admin-menu" onKeyDown={stayInMenu}>
        <div className="admin-menu-close">
          <CloseButton label={t("closeMenu")} popoverTarget={MENU} popoverTargetAction="hide" />
        </div>
        {SIDEBAR_LINKS.map((link) => (
          <Link
            key={link.id}
            to={link.to}
            prefetch="intent"
            aria-current={link.id === here ? "page" : undefined}
            className={classes("menu-link admin-link", "isBelow" in link && "admin-link-below")}
            onClick={closeMenu}
          >
            <span className="grow">{t(link.id)}</span>
            {"counts" in link && <WaitingCount count={link.counts.reduce((sum, kind) => sum + (waiting[kind] ?? 0), 0)} />}
          </Link>
        ))}
        <hr className="menu-line" />
        <Link to="/" prefetch="intent" className="menu-link admin-link" onClick={closeMenu}>
          <Icon name="arrow-left" />
          {admin("backToSite")}
        </Link>
        <Form method="post" action="/auth/sign-out" className="lg:hidden">
          <button type="submit" className="menu-link admin-link w-full">
            <Icon name="sign-out" />
            {admin("signOut")}
          </button>
        </Form>
        {languages}
      </nav>
    </div>
  );
}

/** Count of waiting items, with a label for screen readers. */
function WaitingCount({ count }: { count: number }) {
  const t = useTranslations("adminFrame");
  if (count === 0) return null;
  return (
    <>
      <span className="waiting-count" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{t("waiting", { count })}</span>
    </>
  );
}
