import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";

/** Message for data that failed to load, with a link to try again. */
export function LoadFailure({ text }: { text: string }) {
  const t = useTranslations("admin");
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="rounded border border-danger/35 bg-danger-wash px-4 py-3">
      <p className="font-semibold text-danger">{text}</p>
      <Link to={pathname + search} className="text-link inline-flex min-h-11 items-center">
        {t("tryAgain")}
      </Link>
    </div>
  );
}
