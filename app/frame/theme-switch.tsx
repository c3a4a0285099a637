import { useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { useRefresh } from "#app/ui/connection/refresh";
import { Icon } from "#app/ui/icon";
import { saveThemeToAccount } from "./account-theme";
import { chosenTheme, setTheme, showKeptTheme, THEMES, type Theme, watchTheme } from "./theme";

const ICONS = { system: "system", light: "sun", dark: "moon" } as const;
const LABELS = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

/** System, Light or Dark, stored in the account of a signed-in person, otherwise in this browser. The style sheet marks the choice before React loads. */
export function ThemeSwitch({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations("frame");
  const theme = useSyncExternalStore(watchTheme, chosenTheme, () => undefined);
  const refresh = useRefresh();
  // The theme attribute set for the account is removed when its owner signs out.
  useEffect(() => {
    if (!isSignedIn) showKeptTheme();
  }, [isSignedIn]);
  const choose = (name: Theme) => {
    setTheme(name);
    if (isSignedIn) void saveThemeToAccount(name).then((isKept) => void (isKept && refresh()));
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
