import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { chosenTheme, setTheme, THEMES, watchTheme } from "./theme";

const ICONS = { system: "system", light: "sun", dark: "moon" } as const;
const LABELS = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

/** System, Light or Dark, kept in this browser. The style sheet marks the chosen one, so it is right before React knows. */
export function ThemeSwitch() {
  const t = useTranslations("frame");
  const theme = useSyncExternalStore(watchTheme, chosenTheme, () => undefined);
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
          onClick={() => setTheme(name)}
        >
          <Icon name={ICONS[name]} />
          {t(LABELS[name])}
        </button>
      ))}
    </fieldset>
  );
}
