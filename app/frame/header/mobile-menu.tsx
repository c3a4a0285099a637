import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { CloseButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { closePopover, stayInMenu } from "#app/ui/overlays/menu";
import type { FrameViewer } from "../frame-data";
import { AccountLinks } from "./account-links";
import { MainAction } from "./main-action";
import { useNavigation } from "./navigation";
import { SearchTrigger } from "./search-trigger";

const MENU = "site-menu";

/** Opens the menu natively: a popover needs no script. */
export function MenuButton() {
  const t = useTranslations("frame");
  return (
    <button type="button" popoverTarget={MENU} className="menu-button" aria-label={t("menu")}>
      <Icon name="menu" className="text-xl" />
    </button>
  );
}

const closeMenu = () => closePopover(MENU);

/** Slides in below 768 px. (visitor-site.md 2, Header) */
export function MobileMenu({ viewer, hasSearchDialog }: { viewer: FrameViewer | null; hasSearchDialog: boolean }) {
  const t = useTranslations("frame");
  const { first, others } = useNavigation();
  return (
    <nav id={MENU} popover="auto" aria-label={t("menu")} className="site-menu" onKeyDown={stayInMenu}>
      <div className="mb-2 flex justify-end">
        {viewer && <p className="account-name grow">{viewer.name}</p>}
        <CloseButton label={t("closeMenu")} className="-mr-2.5" popoverTarget={MENU} popoverTargetAction="hide" />
      </div>
      <NavLink to="/" end prefetch="intent" className="menu-link" onClick={closeMenu}>
        {t("home")}
      </NavLink>
      {[first, ...others].map(({ to, text, lang }) => (
        <NavLink key={to} to={to} lang={lang} prefetch="intent" className="menu-link" onClick={closeMenu}>
          {text}
        </NavLink>
      ))}
      <SearchTrigger hasDialog={hasSearchDialog} className="menu-link" onPress={closeMenu} />
      <div className="my-3 border-t border-line" />
      {viewer ? (
        <AccountLinks viewer={viewer} onPress={closeMenu} />
      ) : (
        <NavLink to="/auth" prefetch="intent" className="menu-link" onClick={closeMenu}>
          {t("signIn")}
        </NavLink>
      )}
      <MainAction viewer={viewer} className="mt-4" onPress={closeMenu} />
    </nav>
  );
}
