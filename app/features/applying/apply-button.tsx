import { useTranslations } from "use-intl";
import { ButtonLink, type ButtonLinkProps } from "#app/ui/button";
import { leadsToApplying, whyClosed } from "./applying";

/** A button that may lead to an application: where not everybody may apply, the sentence that says so stands in its place. */
export function ApplyButton(button: ButtonLinkProps & { to: string }) {
  const t = useTranslations("applying");
  const why = leadsToApplying(button.to) ? whyClosed() : null;
  return why ? <p className="max-w-measure">{t(why)}</p> : <ButtonLink {...button} />;
}
