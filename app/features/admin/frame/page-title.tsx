import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { nameOfPage } from "./name-of-page";

/** The h1 of the admin area: shows the area's name; screen readers also hear the page's name, which the page below shows. */
export function PageTitle() {
  const t = useTranslations("admin");
  const own = useTranslations("adminFrame");
  const name = nameOfPage(useLocation(), own);
  return (
    <>
      {t("title")}
      {name && <span className="sr-only"> · {name}</span>}
    </>
  );
}
