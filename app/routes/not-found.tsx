import { data } from "react-router";
import { useTranslations } from "use-intl";

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  const t = useTranslations("frame");
  return <h1>{t("notFoundTitle")}</h1>;
}
