import { useTranslations } from "use-intl";
import { useRefreshAt } from "#app/ui/connection/refresh";
import { LocalTime } from "#app/ui/text/format";
import type { HeldHour } from "./held-hour";

const CLOCK = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
const DAY_AND_TIME = { weekday: "long", day: "numeric", month: "long", ...CLOCK } as const;

/** Shown after signing up with a chosen hour: the time, the advisor, and until when it is held. */
export function HeldHourLine({ held: { name, startsAt, until, timeZone }, zone = "" }: { held: HeldHour; zone?: string }) {
  const t = useTranslations("accounts");
  useRefreshAt(until);
  const time = (at: Date | string, options: typeof CLOCK | typeof DAY_AND_TIME) => (
    <LocalTime key={String(at)} at={at} zone={zone || timeZone} options={options} className="font-semibold text-ink" />
  );
  return (
    <p className="mt-2">{t.rich("waitingHour", { name, time: () => time(startsAt, DAY_AND_TIME), until: () => time(until, CLOCK) })}</p>
  );
}
