import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { BrokenBridge } from "#app/ui/drawings/broken-bridge";

/** The page for every address that is none. (visitor-site.md 2, Not-found page) */
export function NotFoundScreen() {
  const t = useTranslations("frame");
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <meta name="robots" content="noindex" />
      <BrokenBridge />
      <p className="mt-10 font-serif text-4xl text-brass-ink">{t("notFoundCode")}</p>
      <h1 className="mt-3 text-3xl">{t("notFoundTitle")}</h1>
      <p className="mt-4 text-lg text-soft">{t("notFoundText")}</p>
      <ButtonLink to="/" className="mt-8">
        {t("notFoundButton")}
      </ButtonLink>
    </div>
  );
}
