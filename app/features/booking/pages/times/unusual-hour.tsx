import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import { useFormatter } from "#app/ui/text/formats";
import { EARLIEST_USUAL_HOUR, LATEST_USUAL_HOUR } from "../../limits";
import { showTheSame } from "./same-clock";

interface UnusualHourProps {
  at: string;
  /** The person's zone; empty or null while unknown. */
  zone: string | null;
  /** Name of the other side; omitted for the viewer's own time. */
  name?: string;
  /** Whether the site suggests the time: then there is nothing to ask about. */
  isSuggested?: boolean;
}

/** Warns that a time is outside usual hours in somebody's zone; renders nothing otherwise. */
export function UnusualHour({ at, zone, name, isSuggested = false }: UnusualHourProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const part = usePartOfDay(at, zone);
  if (part === null) return null;
  const clock = (hour: number) => format.time(new Date(Date.UTC(2000, 0, 1, hour)), "UTC");
  const hours = { part, from: clock(EARLIEST_USUAL_HOUR), to: clock(LATEST_USUAL_HOUR) };
  return (
    <p className="mt-2 flex items-start gap-2 text-brass-ink">
      <Icon name="moon" className="mt-1 shrink-0" />
      {name ? t("unusualHourTheirs", { name, ...hours }) : t(isSuggested ? "unusualHourSuggested" : "unusualHour", hours)}
    </p>
  );
}

interface BothSidesProps extends UnusualHourProps {
  /** The other side's zone; null when unknown. */
  theirZone: string | null;
  name: string;
}

/** Warns that a time is at night for the viewer, or for the other side where their clock shows another time. */
export function UnusualForEither({ at, zone, theirZone, name, isSuggested }: BothSidesProps) {
  const isElsewhere = theirZone !== null && !showTheSame(zone || "UTC", theirZone, new Date(at));
  return (
    <>
      <UnusualHour at={at} zone={zone} isSuggested={isSuggested} />
      {isElsewhere && <UnusualHour at={at} zone={theirZone} name={name} />}
    </>
  );
}

/** Returns whether a time is before or after a person's usual hours, as when morning and afternoon were confused; null within them. */
function usePartOfDay(at: string, zone: string | null) {
  const format = useFormatter();
  if (!zone) return null;
  const hour = Number(format.dateTime(new Date(at), { hour: "2-digit", hourCycle: "h23", timeZone: zone }));
  if (hour < EARLIEST_USUAL_HOUR) return "early";
  return hour >= LATEST_USUAL_HOUR ? "late" : null;
}
