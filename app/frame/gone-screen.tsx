import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { BrokenBridge } from "#app/ui/drawings/broken-bridge";

/** The page for the address of a retired category or sub-category, which leads on to those that are offered. */
export function GoneScreen() {
  const t = useTranslations("frame");
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <meta name="robots" content="noindex" />
      <BrokenBridge />
      <h1 className="mt-10 text-3xl">{t("goneTitle")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">{t("goneText")}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/find-advisor">{t("findAdvisors")}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t("notFoundButton")}
        </ButtonLink>
      </div>
    </div>
  );
}
