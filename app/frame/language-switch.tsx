import { useContext } from "react";
import { useLocale, useTranslations } from "use-intl";
import { LANGUAGE_NAMES, type Language } from "#app/languages/languages";
import { OfferedLanguagesContext } from "#app/languages/site-words";
import { useHere } from "#app/ui/cached-markup";
import { Icon } from "#app/ui/icon";
import { closeWhenLeft, moveInMenu } from "#app/ui/overlays/menu";

const MENU = "language-menu";

/** The languages that the site offers, by their own names; nothing where that is one. A plain browser form: it works without JavaScript, and reloads the page. */
export function LanguageSwitch({ className = "language-switch", ...rest }: React.ComponentProps<"form">) {
  const t = useTranslations("frame");
  const current = useLocale();
  const here = useHere();
  const offered = useContext(OfferedLanguagesContext);
  if (offered.length === 1) return null;
  return (
    <form method="post" action="/language" aria-label={t("language")} {...rest} className={className}>
      <input type="hidden" name="next" value={here} />
      {offered.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          aria-current={language === current || undefined}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </form>
  );
}

/** The same where one line is too short for all: behind the current language's name. The browser opens and closes it. */
export function LanguageMenu() {
  const t = useTranslations("frame");
  const current = LANGUAGE_NAMES[useLocale() as Language];
  const isAlone = useContext(OfferedLanguagesContext).length === 1;
  if (isAlone) return null;
  return (
    <div className="language-menu">
      <button type="button" popoverTarget={MENU} aria-controls={MENU} onKeyDown={moveInMenu}>
        <span className="sr-only">{t("language")}</span> {current}
        <Icon name="chevron-down" />
      </button>
      <LanguageSwitch id={MENU} popover="auto" className="drop language-drop" onKeyDown={moveInMenu} onBlur={closeWhenLeft} />
    </div>
  );
}
