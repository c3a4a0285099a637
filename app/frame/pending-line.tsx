import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

/** A thin line while the next page is on its way. On the way into the admin area it says what is being checked. */
export function PendingLine() {
  const t = useTranslations("frame");
  const here = useLocation();
  const { state, location } = useNavigation();
  const isAdminCheck = state === "loading" && isInAdmin(location.pathname) && !isInAdmin(here.pathname);
  return (
    <div role="status" className="pending">
      {state === "loading" && <span className="pending-line" />}
      {isAdminCheck && <p className="pending-text">{t("checkingAdmin")}</p>}
    </div>
  );
}

const isInAdmin = (pathname: string) => pathname === "/admin" || pathname.startsWith("/admin/");
