import { bookPath } from "#app/features/advisors/page/book-path";
import { currentRules } from "#app/features/rules/current-rules";
import type { Duration } from "#app/features/rules/rules";
import { isDuration, requestedDuration } from "#app/features/schedule/durations";
import { localDay } from "#app/features/schedule/open-hours";
import { readTime } from "#app/features/schedule/wall-time";
import { DAY_MS } from "#app/platform/durations";
import { readDay } from "#app/platform/supported-times";
import { DEFAULT_URGENCY, isUrgency, type Urgency } from "../pricing";

/** The URL parameters of a chosen hour; all of it can be shared, reloaded and returned to. */
export interface HourSelection {
  /** ISO instant; empty for a suggested one. */
  time: string;
  minutes: Duration;
  urgency: Urgency;
  /** Slug or name of one of the advisor's topics; empty for their main one. */
  topic: string;
  /** Id of a held hour, which belongs to whoever knows it. */
  hold: string;
  /** Id of one of the user's own quotes: a price shown before stays valid until it expires. */
  quote: string;
  /** Id of the user's own open request to the same advisor, which this one replaces. */
  replaces: string;
  /** Id of the user's own earlier consultation that fell through; its note is the initial value of the new one. */
  earlier: string;
  /** Id of what was typed for an hour that was taken before it could be requested. */
  typed: string;
  /** Token of an email's link, which returns to this page and is confirmed by its button. */
  confirm: string;
  /** Whether a signed-out user says they have an account. */
  account: "new" | "known";
  /** Whether a confirmation email is on its way. */
  isSent: boolean;
}

const LONGEST = 120;
const LONGEST_ODD = 8;

/** URL parameters of a chosen hour, in their fixed order. */
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

/** Parses a URL; missing or invalid parameters get their defaults. */
export function readHourSelection(search: URLSearchParams): HourSelection {
  const said = (name: (typeof HOUR_PARAMETERS)[number]) => search.get(name)?.slice(0, LONGEST).toWellFormed().replaceAll("\0", "") ?? "";
  const [minutes, urgency] = [Number(said("minutes")), said("urgency")];
  return {
    time: said("time"),
    minutes: isDuration(minutes) ? minutes : requestedDuration(minutes, currentRules()),
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

/** The length that a URL names, where it is none that any site offers; as typed, if it is no whole number of minutes. Null for a usual one or none. */
export function oddMinutes(search: URLSearchParams): number | string | null {
  const said = search.get("minutes")?.trim().slice(0, LONGEST_ODD).toWellFormed() ?? "";
  const minutes = Number(said);
  if (said === "" || isDuration(minutes)) return null;
  return Number.isSafeInteger(minutes) && minutes > 0 ? minutes : said;
}

/** Returns the URL parameters of an hour as ordered name-value pairs, without defaults. */
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

/** Returns the URL of an advisor's hour. */
export function hourPath(slug: string, selection: Partial<HourSelection>): string {
  const search = hourParameters(selection).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const path = bookPath(slug);
  return search.length > 0 ? `${path}?${search.join("&")}` : path;
}

/** Returns the URL of the advisor's free times, on the local day of the current hour if there is one; everything else selected is restored with another time. */
export function otherTimesPath(slug: string, { time = "", hold, ...selection }: Partial<HourSelection>, zone: string): string {
  const asked = readTime(time, "UTC");
  const date = asked.ok ? new Date(localDay(zone, asked.instant) * DAY_MS).toISOString().slice(0, 10) : "";
  const day = readDay(date) === null ? [] : [["day", date]];
  return `/advisors/${encodeURIComponent(slug)}?${new URLSearchParams([...hourParameters(selection), ...day])}#times`;
}

/** Whether a URL is that of a chosen hour. */
export const isHourPath = (path: string) => /^\/advisors\/[^/?#]+\/book(?:\?|$)/.test(path);
