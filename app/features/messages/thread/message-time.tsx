import { LocalTime } from "#app/ui/text/format";
import { useFormatter, useShownZone } from "#app/ui/text/formats";

const HOUR = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const DAY_AND_HOUR = { day: "numeric", month: "short", ...HOUR } as const;

interface ClockProps {
  at: Date;
  /** The viewer's zone; empty while it is not known: then the browser's own is put in. */
  zone: string;
  /** 'hour' where the day stands above, 'day' where it does not. */
  shows?: "hour" | "day";
}

/** When something was said, on the viewer's clock. */
export function Clock({ at, zone, shows = "hour" }: ClockProps) {
  const format = useFormatter();
  const options = shows === "hour" ? HOUR : DAY_AND_HOUR;
  if (!zone) return <LocalTime at={at} options={options} />;
  return <time dateTime={at.toISOString()}>{format.dateTime(at, { ...options, timeZone: zone })}</time>;
}

/** The day of a moment in words, on the viewer's calendar. */
export function useDayOf(zone: string) {
  const format = useFormatter();
  const shown = useShownZone("UTC");
  const timeZone = zone || shown;
  return (at: Date) => format.dateTime(at, { ...DAY, timeZone });
}
