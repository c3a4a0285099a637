import { Temporal } from "temporal-polyfill";
import { ASKING, HELP } from "./asking-words";
import { DATE, dateSaid } from "./dates-said";
import { timesIn } from "./hours-in-text";

/** Before the date of something else: 'since 3 December', 'the contract of 3 December'. */
const OF_OTHERS =
  / (?:since|of|dated|signed|sent|received|seit|vom|vor|depuis|du|date|signe|desde|del|firmado|dal|datato|firmato)(?: the| dem| le| el| il| on| am)? $/;
/** Just before a date on which one wants to talk. */
const ON = / (?:on|am|le|el|il)(?: the)? $/;
/** Between the clauses that ask, but not the point of '3. Dezember'. */
const BETWEEN = /(?<!\d)\. /;

/** Returns the beginning (ISO) of the date for which clauses ask: 'on 3 December at 3 pm', 'I need a call on 3 December'. Null if none. */
export function dateAsked(asked: string, now: Date, zone: string | null): string | null {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone || "UTC")
    .toPlainDate();
  const [date] = asked.split(BETWEEN).flatMap((clause) => dateOf(clause, today) ?? []);
  return date ? new Date(date.toZonedDateTime(zone || "UTC").epochMilliseconds).toISOString() : null;
}

function dateOf(clause: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const { dayParts, named, rest } = timesIn(clause);
  const before = rest.slice(0, (DATE.exec(rest)?.index ?? -1) + 1);
  const hasTime = named !== null || dayParts.length > 0;
  const isAsked = hasTime || (ON.test(before) && (ASKING.test(rest) || HELP.test(rest)));
  return isAsked && !OF_OTHERS.test(before) ? dateSaid(rest, today) : null;
}
