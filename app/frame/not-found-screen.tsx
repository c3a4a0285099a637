import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { MissingPage } from "./missing-page";

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
    <MissingPage code={t("notFoundCode")} title={t("notFoundTitle")} text={t("notFoundText")} hint={toOthers && t("notFoundLeft")}>
      <ButtonLink to="/">{t("notFoundButton")}</ButtonLink>
      {toOthers && (
        <ButtonLink to={toOthers.to} variant="secondary">
          {t(toOthers.label)}
        </ButtonLink>
      )}
    </MissingPage>
  );
}
