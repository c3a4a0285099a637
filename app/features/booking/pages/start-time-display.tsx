import type { DateTimeFormatOptions } from "use-intl";
import { endSaid } from "#app/features/schedule/end-said";
import { LocalTime } from "#app/ui/text/format";
import { useFormatter } from "#app/ui/text/formats";

const WITH_ZONE = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** For a list of times in the next days, with the zone stated once above: 'Wed, Dec 2, 1:00 PM'. */
const SHORT = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;

/** The start and the end of a long session. */
const FROM = { ...SHORT, year: "numeric" } as const;
const UNTIL = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

interface MomentProps {
  at: Date | string;
  /** The viewer's zone; empty while unknown, in which case the browser's zone is used. */
  zone: string;
  className?: string;
  isShort?: boolean;
  /** Length of a session, whose end is then said where its start does not say enough. */
  minutes?: number;
}

/** A time in the viewer's zone, with the zone's name: 'Wed, Dec 2, 2026, 1:00 PM (Paris)', or '1:00 PM–5:00 PM (Paris)' of a long session. */
export function Moment({ at, zone, className, isShort = false, minutes }: MomentProps) {
  const end = endSaid(at, minutes);
  if (!end) return <OneMoment at={at} zone={zone} className={className} options={isShort ? SHORT : WITH_ZONE} />;
  return (
    <span className={className}>
      <OneMoment at={at} zone={zone} options={FROM} />–<OneMoment at={end} zone={zone} options={UNTIL} />
    </span>
  );
}

function OneMoment({ at, zone, className, options }: Pick<MomentProps, "at" | "zone" | "className"> & { options: DateTimeFormatOptions }) {
  const format = useFormatter();
  const instant = new Date(at);
  if (!zone) return <LocalTime at={instant} options={options} className={className} />;
  return (
    <time dateTime={instant.toISOString()} className={className}>
      {format.dateTime(instant, { ...options, timeZone: zone })}
    </time>
  );
}
