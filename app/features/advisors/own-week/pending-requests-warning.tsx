import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { PendingTime } from "./pending-within";
import { useWeekWords } from "./use-week-words";

interface PendingRequestsWarningProps {
  asked: readonly PendingTime[];
  /** They lie outside the week that is being saved, not within blocked time. */
  isOutside?: boolean;
  children: React.ReactNode;
}

/** Warns, before time is blocked or taken out of the week, about what is asked for or agreed there, with a link to each. The button to continue is shown below. */
export function PendingRequestsWarning({ asked, isOutside = false, children }: PendingRequestsWarningProps) {
  const t = useTranslations("advisorProfile");
  const words = useWeekWords();
  return (
    <div role="alert" className="rounded border border-brass bg-brass-wash px-4 py-3">
      <p className="flex items-center gap-2 font-semibold text-brass-ink">
        <Icon name="warning" />
        {t(isOutside ? "askedOutside" : "askedHere", { count: asked.length })}
      </p>
      <ul className="mt-1">
        {asked.map(({ id, name, at, isAgreed }) => (
          <li key={`${id} ${at}`}>
            <Link to={`/consultations/${id}`} className="text-link inline-flex min-h-11 items-center">
              {t(isAgreed ? "askedHereAgreed" : "askedHereLine", { name: name || t("askedHereUnnamed"), time: words.moment(at) })}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mb-3 max-w-measure text-sm">{t(isOutside ? "askedOutsideText" : "askedHereText", { count: asked.length })}</p>
      {children}
    </div>
  );
}
