import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormatter } from "#app/ui/text/formats";

/** The viewer's own request to this advisor that is being moved to another time. */
export interface Changing {
  id: string;
  time: string;
}

const WHEN = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;

/** Says that choosing a time here changes a request, which stands until then, with a link back to it. */
export function ChangingRequest({ id, time, zone }: Changing & { zone: string }) {
  const t = useTranslations("advisors");
  const format = useFormatter();
  return (
    <div className="mt-3 border-l-2 border-brass pl-4">
      <p>{t("timesChange", { time: format.dateTime(new Date(time), { ...WHEN, timeZone: zone }) })}</p>
      <Link to={`/consultations/${id}`} className="text-link inline-flex min-h-11 items-center">
        {t("timesChangeBack")}
      </Link>
    </div>
  );
}
