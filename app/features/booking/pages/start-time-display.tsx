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

interface MomentProps {
  at: Date | string;
  /** The viewer's zone; empty while unknown, in which case the browser's zone is used. */
  zone: string;
  className?: string;
  isShort?: boolean;
}

/** A time in the viewer's zone, with the zone's name: 'Wed, Dec 2, 2026, 1:00 PM (Paris)'. */
export function Moment({ at, zone, className, isShort = false }: MomentProps) {
  const format = useFormatter();
  const instant = new Date(at);
  const options = isShort ? SHORT : WITH_ZONE;
  if (!zone) return <LocalTime at={instant} options={options} className={className} />;
  return (
    <time dateTime={instant.toISOString()} className={className}>
      {format.dateTime(instant, { ...options, timeZone: zone })}
    </time>
  );
}
