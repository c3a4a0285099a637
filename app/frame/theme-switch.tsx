import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useRefresh } from "#app/ui/connection/refresh";
import { Icon } from "#app/ui/icon";
import { keepThemeInAccount } from "./account-theme";
import { chosenTheme, setTheme, showKeptTheme, THEMES, type Theme, watchTheme } from "./theme";

const ICONS = { system: "system", light: "sun", dark: "moon" } as const;
const LABELS = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

/** System, Light or Dark: of the account for the signed-in, else of this browser. The style sheet marks the chosen one, before React knows. */
export function ThemeSwitch({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations("frame");
  const theme = useSyncExternalStore(watchTheme, chosenTheme, () => undefined);
  const refresh = useRefresh();
  // The attribute that the account's theme had on the page goes with the account.
  useEffect(() => {
    if (!isSignedIn) showKeptTheme();
  }, [isSignedIn]);
  const choose = (name: Theme) => {
    setTheme(name);
    if (isSignedIn) void keepThemeInAccount(name).then((isKept) => void (isKept && refresh()));
  };
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">{t("theme")}</legend>
      {THEMES.map((name) => (
        <button
          key={name}
          type="button"
          data-replay=""
          data-choice={name}
          aria-pressed={theme && theme === name}
          onClick={() => choose(name)}
        >
          <Icon name={ICONS[name]} />
          {t(LABELS[name])}
        </button>
      ))}
    </fieldset>
  );
}
