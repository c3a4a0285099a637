import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { HeldHour } from "#app/features/accounts/sign-up/held-hour";
import { HeldHourLine } from "#app/features/accounts/sign-up/held-hour-line";
import { useRefresh } from "#app/ui/connection/refresh";
import { Icon } from "#app/ui/icon";

interface WaitingProps {
  email: string;
  held: HeldHour | null;
  zone: string;
  firstName: string;
  signInAt: string;
  /** Where a link that is sent again leads. */
  hourAt: string;
}

/** What follows signing up: the mail with its link, and the hour that is held until then. */
export function WaitingForLink({ email, held, zone, firstName, signInAt, hourAt }: WaitingProps) {
  const t = useTranslations("booking");
  const ta = useTranslations("accounts");
  useFreshOnReturn();
  return (
    <div role="status" className="mt-3 flex gap-4">
      <Icon name="mail" className="mt-1 size-6 shrink-0 text-sage-ink" />
      <div className="min-w-0">
        <p>
          {email ? ta.rich("waitingText", { email, strong: (text) => <strong>{text}</strong> }) : ta("waitingAnyText")}{" "}
          {t("hourWaitingText", { firstName })}
        </p>
        {held && <HeldHourLine held={held} zone={zone} />}
        <p className="mt-2 text-soft">{ta("waitingHint")}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link to={signInAt} className="text-link inline-flex min-h-11 items-center">
            {t("hourKnown")}
          </Link>
          <Link to={`/auth?tab=sign-up&sent=1&next=${encodeURIComponent(hourAt)}`} className="text-link inline-flex min-h-11 items-center">
            {ta("sendAgain")}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Whoever comes back to the tab has often followed the link elsewhere: then it says so. */
function useFreshOnReturn() {
  const refresh = useRefresh();
  const refreshNow = useEffectEvent(() => document.visibilityState === "visible" && refresh());
  useEffect(() => {
    const onReturn = () => void refreshNow();
    document.addEventListener("visibilitychange", onReturn);
    addEventListener("focus", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      removeEventListener("focus", onReturn);
    };
  }, []);
}
