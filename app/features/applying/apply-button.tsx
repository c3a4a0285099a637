import { useTranslations } from "use-intl";
import { ButtonLink, type ButtonLinkProps } from "#app/ui/button";
import { leadsToApplying, whyClosed } from "./applying";

/** A button that may link to an application. Where applications are closed, a sentence that says so replaces it. */
export function ApplyButton(button: ButtonLinkProps & { to: string }) {
  const t = useTranslations("applying");
  const why = leadsToApplying(button.to) ? whyClosed() : null;
  return why ? <p className="max-w-measure">{t(why)}</p> : <ButtonLink {...button} />;
}
