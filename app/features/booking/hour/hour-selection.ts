import { bookPath } from "#app/features/advisors/page/book-path";
import { currentRules } from "#app/features/rules/current-rules";
import type { Duration } from "#app/features/rules/rules";
import { isDuration, usualDuration } from "#app/features/schedule/durations";
import { localDay } from "#app/features/schedule/open-hours";
import { readTime } from "#app/features/schedule/wall-time";
import { DAY_MS } from "#app/platform/durations";
import { readDay } from "#app/platform/said-times";
import { DEFAULT_URGENCY, isUrgency, type Urgency } from "../pricing";

/** What the address of a chosen hour says: all of it can be shared, reloaded and come back to. */
export interface HourSelection {
  /** An ISO instant; empty is the advisor's first free time. */
  time: string;
  minutes: Duration;
  urgency: Urgency;
  /** The slug or name of one of the advisor's topics; empty is their main one. */
  topic: string;
  /** The hour that is held for whoever knows this id. */
  hold: string;
  /** The id of a quote of one's own: a price that was shown before holds for its minutes. */
  quote: string;
  /** The id of an open request of one's own to the same advisor, which this one takes the place of. */
  replaces: string;
  /** The id of an earlier consultation of one's own that came to nothing: what was written for it begins the note. */
  earlier: string;
  /** The id of what was typed for an hour that was taken before it could be asked for. */
  typed: string;
  /** Of a mail's link: that comes back to the page, and confirms with its button. */
  confirm: string;
  /** Whether somebody who is signed out has an account. */
  account: "new" | "known";
  /** Whether a mail to confirm is on its way. */
  isSent: boolean;
}

const LONGEST = 120;

/** The parameters of a chosen hour, in the one order that its address has them in. */
export const HOUR_PARAMETERS = [
  "time",
  "minutes",
  "urgency",
  "topic",
  "hold",
  "quote",
  "replaces",
  "earlier",
  "typed",
  "account",
  "sent",
  "confirm",
] as const;

/** Reads an address; what it does not say, or says wrongly, is as usual. */
export function readHourSelection(search: URLSearchParams): HourSelection {
  const said = (name: (typeof HOUR_PARAMETERS)[number]) => search.get(name)?.slice(0, LONGEST).replaceAll("\0", "") ?? "";
  const [minutes, urgency] = [Number(said("minutes")), said("urgency")];
  return {
    time: said("time"),
    minutes: isDuration(minutes) ? minutes : usualDuration(currentRules()),
    urgency: isUrgency(urgency) ? urgency : DEFAULT_URGENCY,
    topic: said("topic"),
    hold: said("hold"),
    quote: said("quote"),
    replaces: said("replaces"),
    earlier: said("earlier"),
    typed: said("typed"),
    confirm: said("confirm"),
    account: said("account") === "known" ? "known" : "new",
    isSent: said("sent") === "1",
  };
}

/** What the address of an hour says, by name and in its order; what is as usual is left out. */
export function hourParameters(selection: Partial<HourSelection>): [string, string][] {
  const said: Record<(typeof HOUR_PARAMETERS)[number], string | undefined> = {
    time: selection.time,
    minutes: selection.minutes === undefined ? undefined : String(selection.minutes),
    urgency: selection.urgency === DEFAULT_URGENCY ? undefined : selection.urgency,
    topic: selection.topic,
    hold: selection.hold,
    quote: selection.quote,
    replaces: selection.replaces,
    earlier: selection.earlier,
    typed: selection.typed,
    account: selection.account === "known" ? "known" : undefined,
    sent: selection.isSent ? "1" : undefined,
    confirm: selection.confirm,
  };
  return HOUR_PARAMETERS.flatMap((name) => (said[name] ? [[name, said[name]]] : []));
}

/** The address of an advisor's hour. */
export function hourPath(slug: string, selection: Partial<HourSelection>): string {
  const search = hourParameters(selection).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const path = bookPath(slug);
  return search.length > 0 ? `${path}?${search.join("&")}` : path;
}

/** The advisor's free times, on the day that a clock shows at the hour so far: all that is asked for of it comes back with another time. */
export function otherTimesPath(slug: string, { time, hold, ...selection }: HourSelection, zone: string): string {
  const asked = readTime(time, "UTC");
  const date = asked.ok ? new Date(localDay(zone, asked.instant) * DAY_MS).toISOString().slice(0, 10) : "";
  const day = readDay(date) === null ? [] : [["day", date]];
  return `/advisors/${encodeURIComponent(slug)}?${new URLSearchParams([...hourParameters(selection), ...day])}#times`;
}

/** Whether an address is that of a chosen hour. */
export const isHourPath = (path: string) => /^\/advisors\/[^/?#]+\/book(?:\?|$)/.test(path);
