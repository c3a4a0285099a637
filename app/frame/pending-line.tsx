import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

/**
 * A thin line while the next page is loading. Before the admin area it says what is being checked. Until React loads, the page's inline
 * script uses it to show that a press was registered, and at any time that there is no connection.
 */
export function PendingLine() {
  const t = useTranslations("frame");
  const here = useLocation();
  const { state, location } = useNavigation();
  const isAdminCheck = state === "loading" && isInAdmin(location.pathname) && !isInAdmin(here.pathname);
  return (
    <div role="status" className="pending">
      {state === "loading" && <span className="pending-line" />}
      {isAdminCheck && <p className="pending-text">{t("checkingAdmin")}</p>}
      <p id="heard" className="pending-text" hidden suppressHydrationWarning>
        {t("heard")}
      </p>
      <p id="offline" className="pending-text" hidden suppressHydrationWarning>
        {t("offline")}
      </p>
    </div>
  );
}

const isInAdmin = (pathname: string) => pathname === "/admin" || pathname.startsWith("/admin/");
