import { useLocation, useNavigation } from "react-router";
import { currentRules } from "#app/features/rules/current-rules";
import type { Duration } from "#app/features/rules/rules";
import { withChargeable } from "#app/features/schedule/chargeable-lengths";
import { requestedDuration } from "#app/features/schedule/durations";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { useShownZone } from "#app/ui/text/formats";
import { bookPath, handedOn } from "../book-path";

/** What the viewer has selected among an advisor's times, from the page's URL. */
export interface TimesChoice {
  /** Lengths that the advisor can be booked for. */
  lengths: readonly Duration[];
  minutes: Duration;
  /** Display zone: the selected one, else the viewer's own, else the advisor's until the browser has reported one. */
  zone: string;
  day: string | null;
  month: string | null;
}

/** Returns the selection in the URL, or the one being navigated to: all free times are already loaded, so nothing waits for the server. */
export function useTimesChoice({ timezone, hourlyRate }: { timezone: string; hourlyRate: number | null }): TimesChoice {
  const here = useLocation();
  const { location: next } = useNavigation();
  const search = new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search);
  const own = useShownZone(timezone);
  const [zone, minutes] = [search.get("zone"), Number(search.get("minutes"))];
  const { durations: lengths } = withChargeable(currentRules(), hourlyRate ?? 0);
  return {
    lengths,
    minutes: requestedDuration(minutes, lengths.length > 0 ? { durations: lengths } : currentRules()),
    zone: isTimeZone(zone) ? zone : own,
    day: search.get("day"),
    month: search.get("month"),
  };
}

/** Id of the heading above a day's times. */
export const DAY_TIMES = "day-times";

/**
 * Returns a function for the advisor's booking URL, with the parameters passed on. Once a day is chosen, it is the URL of that day's times; while a request is
 * being changed, of their calendar: the site chooses no hour for somebody who has begun to choose one.
 */
export function useBookPath(slug: string) {
  const { search } = useLocation();
  const said = new URLSearchParams(search);
  if (said.has("replaces")) return () => `${search}#times`;
  if (said.has("day")) return () => `${search}#${DAY_TIMES}`;
  return (minutes?: number) => bookPath(slug, undefined, minutes, said);
}

/** The same parameters as hidden fields, for a form whose buttons are the times. */
export function HandedOn({ minutes }: { minutes: number }) {
  const { search } = useLocation();
  const values = [["minutes", String(minutes)], ...handedOn(new URLSearchParams(search))] as const;
  return values.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The page's other parameters as hidden fields, for a form that sets one more. */
export function OtherChoices({ but }: { but: readonly string[] }) {
  const { search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([name]) => !but.includes(name));
  return others.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
