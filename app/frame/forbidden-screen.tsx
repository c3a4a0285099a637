import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";

/** Access Denied. (signed-in-areas.md 2, Admin) */
export function ForbiddenScreen() {
  const t = useTranslations("frame");
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center px-5 py-20 text-center sm:py-28">
      <h1 className="text-3xl">{t("forbiddenTitle")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">{t("forbiddenText")}</p>
      <ButtonLink to="/" className="mt-8">
        {t("forbiddenButton")}
      </ButtonLink>
    </div>
  );
}
