import { useTranslations } from "use-intl";
import { Avatar } from "#app/ui/avatar";
import { Icon } from "#app/ui/icon";
import { closePopover, closeWhenLeft, moveInMenu } from "#app/ui/overlays/menu";
import type { FrameViewer } from "../frame-data";
import { AccountLinks } from "./account-links";

const MENU = "account-menu";

/** The person's own pages, opened by their picture. The browser opens and closes the menu and restores the focus, without script. */
export function AccountMenu({ viewer }: { viewer: FrameViewer }) {
  const t = useTranslations("frame");
  return (
    <div className="account">
      <button type="button" popoverTarget={MENU} className="account-button" aria-controls={MENU} onKeyDown={moveInMenu}>
        <Avatar name={viewer.name} src={viewer.avatarUrl} size="small" />
        <span className="sr-only">{t("accountOf", { name: viewer.name })}</span>
        <Icon name="chevron-down" className="text-sm" />
      </button>
      <nav id={MENU} popover="auto" aria-label={t("account")} className="drop account-menu" onKeyDown={moveInMenu} onBlur={closeWhenLeft}>
        <p className="account-name">{viewer.name}</p>
        <AccountLinks viewer={viewer} onPress={() => closePopover(MENU)} />
      </nav>
    </div>
  );
}
