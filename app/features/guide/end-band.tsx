import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";

/** The closing section of an explanatory page: where to go next. */
export function EndBand() {
  const t = useTranslations("guide");
  return (
    <section className="bg-sage-wash">
      <div className="mx-auto flex w-full max-w-column flex-wrap items-center justify-between gap-x-16 gap-y-6 px-5 py-14 sm:px-8 md:py-20">
        <div>
          <h2 className="text-3xl">{t("endTitle")}</h2>
          <p className="mt-3 max-w-measure text-lg">{t("endText")}</p>
        </div>
        <div className="button-row">
          <ButtonLink to="/find-advisor">{t("seekButton")}</ButtonLink>
          <ButtonLink to="/ai-assistant" variant="secondary">
            {t("endAssistant")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
