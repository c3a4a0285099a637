import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { commandDialog } from "#app/ui/overlays/invoker";

/** Id of the search dialog, wherever it is rendered. */
export const SEARCH_DIALOG = "site-search";

interface SearchTriggerProps {
  hasDialog: boolean;
  className: string;
  /** Shows only the icon, labelled for screen readers. */
  isGlass?: boolean;
  onPress?: () => void;
}

/** Opens the search dialog, even before React; without a dialog it links to the search page. */
export function SearchTrigger({ hasDialog, className, isGlass = false, onPress }: SearchTriggerProps) {
  const t = useTranslations("frame");
  const content = (
    <>
      <Icon name="search" />
      <span className={isGlass ? "sr-only" : undefined}>{t("search")}</span>
    </>
  );
  if (!hasDialog)
    return (
      <Link to="/search" prefetch="intent" className={className} onClick={onPress}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      commandfor={SEARCH_DIALOG}
      command="show-modal"
      aria-haspopup="dialog"
      className={className}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => {
        onPress?.();
        commandDialog(SEARCH_DIALOG, "show-modal");
      }}
    >
      {content}
    </button>
  );
}
