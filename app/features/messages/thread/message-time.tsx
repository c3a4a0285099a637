import { LocalTime } from "#app/ui/text/format";
import { useFormatter, useShownZone } from "#app/ui/text/formats";

const HOUR = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const DAY_AND_HOUR = { day: "numeric", month: "short", ...HOUR } as const;

interface ClockProps {
  at: Date;
  /** The viewer's zone; empty while unknown: the browser's own is then used. */
  zone: string;
  /** 'hour' under a heading with the day, otherwise 'day'. */
  shows?: "hour" | "day";
}

/** When a message was sent, in the viewer's zone. */
export function Clock({ at, zone, shows = "hour" }: ClockProps) {
  const format = useFormatter();
  const options = shows === "hour" ? HOUR : DAY_AND_HOUR;
  if (!zone) return <LocalTime at={at} options={options} />;
  return <time dateTime={at.toISOString()}>{format.dateTime(at, { ...options, timeZone: zone })}</time>;
}

/** Returns a function for the day of a moment in words, in the viewer's zone. */
export function useDayOf(zone: string) {
  const format = useFormatter();
  const shown = useShownZone("UTC");
  const timeZone = zone || shown;
  return (at: Date) => format.dateTime(at, { ...DAY, timeZone });
}
