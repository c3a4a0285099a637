import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { closePopover, closeWhenLeft, moveInMenu } from "#app/ui/overlays/menu";
import type { Since } from "./header-room";
import { useNavigation } from "./navigation";

const MENU = "more-pages";

/** The site's pages in one row. If only the first fits, the others are behind 'More': the same list as a native popover. */
export function MainNavigation({ since }: { since: Since }) {
  const t = useTranslations("frame");
  const { first, others } = useNavigation();
  return (
    <nav aria-label={t("mainNavigation")} className={`header-nav pages-${since}`}>
      <NavLink to={first.to} prefetch="intent" className="header-link">
        {first.text}
      </NavLink>
      <button type="button" popoverTarget={MENU} className="header-link more-button" onKeyDown={moveInMenu}>
        {t("more")}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here: it closes once the focus has left. */}
      <div id={MENU} popover="auto" className="drop more-pages" onBlur={closeWhenLeft}>
        {others.map(({ to, text, lang }) => (
          <NavLink
            key={to}
            to={to}
            lang={lang}
            prefetch="intent"
            className="header-link"
            onClick={() => closePopover(MENU)}
            onKeyDown={moveInMenu}
          >
            {text}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
