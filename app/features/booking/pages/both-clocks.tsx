import { useTranslations } from "use-intl";
import { useShownZone } from "#app/ui/text/formats";
import { Moment } from "./start-time-display";
import { showTheSame } from "./times/same-clock";

interface BothClocksProps {
  at: Date | string;
  /** The viewer's zone; empty while unknown. */
  zone: string;
  /** The other side's zone; null when unknown. */
  theirZone: string | null;
  name: string;
  /** Whether it is less prominent, beside a more important time. */
  isQuiet?: boolean;
  /** Length of a session, as of a moment. */
  minutes?: number;
}

/** A time in the viewer's zone, and below it in the other side's if the local time differs. */
export function BothClocks({ at, zone, theirZone, name, isQuiet = false, minutes }: BothClocksProps) {
  return (
    <>
      <Moment at={at} zone={zone} className={isQuiet ? undefined : "font-semibold"} minutes={minutes} />
      <TheirClock at={at} zone={zone} theirZone={theirZone} name={name} minutes={minutes} />
    </>
  );
}

/** A time in the other side's zone, if their local time differs. */
export function TheirClock({ at, zone, theirZone, name, minutes }: Omit<BothClocksProps, "isQuiet">) {
  const t = useTranslations("booking");
  const shownZone = useShownZone(zone);
  if (!theirZone || !shownZone || showTheSame(shownZone, theirZone, new Date(at))) return null;
  return (
    <span className="block text-sm text-soft">
      {t("theirTime", { name })} <Moment at={at} zone={theirZone} minutes={minutes} />
    </span>
  );
}
