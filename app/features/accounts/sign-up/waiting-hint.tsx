import { useTranslations } from "use-intl";
import { useSiteIdentity } from "#app/features/site/site-identity";

/** Why no mail may have come: on a site that sends none it never will, and whoever runs it has the link. */
export function WaitingHint() {
  const t = useTranslations("accounts");
  const { sendsNoMail } = useSiteIdentity();
  return <p className="mt-2 text-soft">{t(sendsNoMail ? "noMail" : "waitingHint")}</p>;
}
