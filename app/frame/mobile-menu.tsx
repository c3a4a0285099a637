import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink, CloseButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { AccountActions } from "./account-actions";
import type { FrameData } from "./frame-data";
import { NAVIGATION } from "./navigation";
import { SearchTrigger } from "./search-trigger";

const MENU = "site-menu";

/** Opens the menu by the browser alone: a popover needs no script. */
export function MenuButton() {
  const t = useTranslations("frame");
  return (
    <button type="button" popoverTarget={MENU} className="menu-button" aria-label={t("menu")}>
      <Icon name="menu" className="text-xl" />
    </button>
  );
}

/** Slides in below 768 px. (visitor-site.md 2, Header) */
export function MobileMenu({ frame, hasSearchDialog }: { frame: FrameData; hasSearchDialog: boolean }) {
  const t = useTranslations("frame");
  return (
    <nav id={MENU} popover="auto" aria-label={t("menu")} className="site-menu">
      <div className="mb-2 flex justify-end">
        <CloseButton label={t("closeMenu")} popoverTarget={MENU} popoverTargetAction="hide" />
      </div>
      <NavLink to="/" end prefetch="intent" className="menu-link" onClick={closeMenu}>
        {t("home")}
      </NavLink>
      {NAVIGATION.map(({ to, label }) => (
        <NavLink key={to} to={to} prefetch="intent" className="menu-link" onClick={closeMenu}>
          {t(label)}
        </NavLink>
      ))}
      <SearchTrigger hasDialog={hasSearchDialog} className="menu-link" onPress={closeMenu} />
      <div className="my-3 border-t border-line" />
      <AccountActions viewer={frame.viewer} linkClass="menu-link" onPress={closeMenu} />
      <ButtonLink to="/become-advisor" className="mt-4" onClick={closeMenu}>
        {t("becomeAdvisor")}
      </ButtonLink>
    </nav>
  );
}

/** A page drawn by React leaves the popover open; a page loaded anew does not. */
const closeMenu = () => document.getElementById(MENU)?.hidePopover();
