import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { nameOfPage } from "./name-of-page";

/** The h1 of the area: its name for the eye, which reads that of the page below, and both for the ear. */
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
