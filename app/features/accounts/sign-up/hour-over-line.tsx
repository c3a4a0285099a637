import { useTranslations } from "use-intl";
import { LocalTime } from "#app/ui/text/format";
import type { AskedHour } from "./held-hour";

const DAY_AND_TIME = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** Shown to whoever confirms after the ten minutes: which hour it was, and that it is no longer held. */
export function HourOverLine({ asked: { name, startsAt, timeZone } }: { asked: AskedHour }) {
  const t = useTranslations("accounts");
  const time = () => <LocalTime key="time" at={startsAt} zone={timeZone} options={DAY_AND_TIME} className="font-semibold text-ink" />;
  return <p className="mt-2">{t.rich("confirmHourOver", { name, time })}</p>;
}
