import { useTranslations } from "use-intl";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import { useShownZone } from "#app/ui/text/formats";
import { Moment } from "./start-time-display";

interface BothClocksProps {
  at: Date | string;
  /** The viewer's zone; empty while it is not known. */
  zone: string;
  /** The other side's; null when it is not known. */
  theirZone: string | null;
  name: string;
  /** Another time stands beside it that counts more. */
  isQuiet?: boolean;
}

/** A time on the viewer's clock, and below it on the other side's where that shows another hour then. */
export function BothClocks({ at, zone, theirZone, name, isQuiet = false }: BothClocksProps) {
  return (
    <>
      <Moment at={at} zone={zone} className={isQuiet ? undefined : "font-semibold"} />
      <TheirClock at={at} zone={zone} theirZone={theirZone} name={name} />
    </>
  );
}

/** A time on the other side's clock, where that shows another hour then. */
export function TheirClock({ at, zone, theirZone, name }: Omit<BothClocksProps, "isQuiet">) {
  const t = useTranslations("booking");
  const shownZone = useShownZone(zone);
  if (!theirZone || !shownZone || showTheSame(shownZone, theirZone, new Date(at))) return null;
  return (
    <span className="block text-sm text-soft">
      {t("theirTime", { name })} <Moment at={at} zone={theirZone} />
    </span>
  );
}

/** Whether two zones show the same hour at a moment. */
export const showTheSame = (one: string, other: string, at: Date) => offsetAt(one, at.getTime()) === offsetAt(other, at.getTime());
