import { useLocation, useNavigation } from "react-router";
import { currentRules } from "#app/features/rules/current-rules";
import type { Duration } from "#app/features/rules/rules";
import { askedDuration } from "#app/features/schedule/durations";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { useShownZone } from "#app/ui/text/formats";
import { bookPath, handedOn } from "../book-path";

/** What somebody has chosen among an advisor's times, as the address of the page says it. */
export interface TimesChoice {
  minutes: Duration;
  /** Whose clock the times are shown by: chosen, else one's own, else the advisor's until the browser has told. */
  zone: string;
  day: string | null;
  month: string | null;
}

/** The choice of the address, or of what was just pressed: all free times are there already, so nobody waits for the server. */
export function useTimesChoice(advisorZone: string): TimesChoice {
  const here = useLocation();
  const { location: next } = useNavigation();
  const search = new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search);
  const own = useShownZone(advisorZone);
  const [zone, minutes] = [search.get("zone"), Number(search.get("minutes"))];
  return {
    minutes: askedDuration(minutes, currentRules()),
    zone: isTimeZone(zone) ? zone : own,
    day: search.get("day"),
    month: search.get("month"),
  };
}

/** Where an hour of theirs is asked for, with what the address of the page says of it already; for another time of a request that stands, their calendar. */
export function useBookPath(slug: string) {
  const { search } = useLocation();
  const said = new URLSearchParams(search);
  return (minutes?: number) => (said.has("replaces") ? `${search}#times` : bookPath(slug, undefined, minutes, said));
}

/** The same in a form whose buttons are the times. */
export function HandedOn({ minutes }: { minutes: number }) {
  const { search } = useLocation();
  const values = [["minutes", String(minutes)], ...handedOn(new URLSearchParams(search))] as const;
  return values.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** What the page was asked for besides, to be kept by a form that asks for one thing more. */
export function OtherChoices({ but }: { but: readonly string[] }) {
  const { search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([name]) => !but.includes(name));
  return others.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
