import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { BrokenBridge } from "#app/ui/drawings/broken-bridge";

/** Addresses of people: old emails still link there after they have left, and the page then links to others. */
const OF_PEOPLE = [
  { of: /^\/advisors\/|[?&]advisor=/, to: "/find-advisor", label: "findAdvisors" },
  { of: /^\/messages\b/, to: "/messages", label: "messages" },
] as const;

/** The page for unknown addresses. (visitor-site.md 2, Not-found page) */
export function NotFoundScreen() {
  const t = useTranslations("frame");
  const { pathname, search } = useLocation();
  const toOthers = OF_PEOPLE.find(({ of }) => of.test(pathname + search));
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <meta name="robots" content="noindex" />
      <BrokenBridge />
      <p className="mt-10 font-serif text-4xl text-brass-ink">{t("notFoundCode")}</p>
      <h1 className="mt-3 text-3xl">{t("notFoundTitle")}</h1>
      <p className="mt-4 text-lg text-soft">{t("notFoundText")}</p>
      {toOthers && <p className="mt-2 text-soft">{t("notFoundLeft")}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{t("notFoundButton")}</ButtonLink>
        {toOthers && (
          <ButtonLink to={toOthers.to} variant="secondary">
            {t(toOthers.label)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
