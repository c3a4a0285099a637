import { useLocale, useTranslations } from "use-intl";
import { LANGUAGE_NAMES, LANGUAGES } from "#app/languages/languages";
import { useHere } from "#app/ui/kept";

/** The languages of the site by their own names. A form that the browser sends by itself: it works without JavaScript, and the page comes anew. */
export function LanguageSwitch() {
  const t = useTranslations("frame");
  const current = useLocale();
  const here = useHere();
  return (
    <form method="post" action="/language" aria-label={t("language")} className="language-switch">
      <input type="hidden" name="next" value={here} />
      {LANGUAGES.map((language) => (
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
