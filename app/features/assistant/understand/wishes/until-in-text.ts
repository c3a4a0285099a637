import { Temporal } from "temporal-polyfill";
import { DAY_MS } from "#app/platform/durations";
import type { Urgency } from "../need";
import { clausesByTime, onceInARow, splitClauses } from "./asked-times";
import { dateSaid, MONTH, monthCalled } from "./dates-said";
import { dayNamed } from "./day-named";
import { dayPartsIn } from "./day-part-in-text";
import { byDayOrMonth, dayWithoutMonth, isPublishedOnDay } from "./day-without-month";

/** Words of something that ends or takes place on a day: help is needed before that day, not from it on. */
export const DEADLINE =
  / (?:deadlines?|due|expires?|expiring|runs? out|ends|closes|hearing|trial|inspection|frist\w*|fristende|stichtag|ablauft|endet|fallig\w*|abgabe\w*|abgeben|\w*verhandlung|gerichtstermin|lauft (?:\w+ ){1,6}(?:ab|aus)|echeance|delai|date limite|expire|prend fin|audience|proces|plazo|vence|caduca|expira|termina|fecha limite|juicio|inspeccion|scade|scadono|scadenza|il termine|udienza|ispezione) /;
const DAYS = [
  [2, "(?:the )?day after tomorrow|ubermorgen|apres demain|pasado manana|dopodomani"],
  [1, "tomorrow|morgen|demain|manana|domani"],
] as const;
/** Before a day: 'by tomorrow', 'bis zum 31. Januar'. */
const BY =
  "(?:by|until|till|before|bis(?: spatestens)?(?: zum)?|spatestens(?: am)?|vor dem|avant(?: le)?|d ici(?: a| au| le)?|jusqu (?:a|au)|antes del?|para(?: el)?|hasta(?: el)?|entro(?: il| l)?|prima (?:di|del)) ";
// pattern: single words and spaces at fixed places.
const BY_DATE = new RegExp(` ${BY}(?:the )?(?:\\d{1,2}(?:st|nd|rd|th|er)? (?:of |de )?(?:${MONTH})|(?:${MONTH}) \\d{1,2}) `);
const HIGH_DAYS = 10;
const MEDIUM_DAYS = 45;

/** Returns the clauses of a text that say until when help is needed, and the rest of it. */
export const clausesOf = (text: string) => sortByDeadline(text);

const sortByDeadline = onceInARow((text): { due: string[]; rest: string } => {
  const { due = [], rest = [] } = Object.groupBy(splitClauses(text), (clause) => (isDeadline(dayPartsIn(clause).rest) ? "due" : "rest"));
  return { due, rest: rest.join(". ") };
});

// pattern: single words and spaces at fixed places.
const BY_DAY = new RegExp(` ${BY}(?:${DAYS.map(([, said]) => said).join("|")}) `);
const BY_DAY_OR_MONTH = byDayOrMonth(BY, MONTH);
const isDeadline = (words: string) =>
  [DEADLINE, BY_DAY, BY_DATE, BY_DAY_OR_MONTH].some((said) => said.test(words)) || isPublishedOnDay(words);

/** Returns the day (ISO, its beginning in the zone) by which help is needed: tomorrow or a date, of a deadline. Null if none. */
export function untilIn(text: string, now: Date, zone: string | null): string | null {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone || "UTC")
    .toPlainDate();
  const days = clausesOf(text).due.flatMap((clause) => dayOf(dayPartsIn(clause).rest, today) ?? []);
  const [soonest] = days.toSorted(Temporal.PlainDate.compare);
  return soonest ? new Date(soonest.toZonedDateTime(zone || "UTC").epochMilliseconds).toISOString() : null;
}

/** Returns the day (ISO, its beginning in the zone) on which something happens that is told and not asked for: 'she publishes tomorrow'. Null if none. */
export function eventIn(text: string, now: Date, zone: string | null): string | null {
  return dayNamed(clausesByTime(clausesOf(text).rest).told, now, zone);
}

/** Returns the day by which help is needed, and whether it is one on which something happens. */
export function deadlineDayIn(text: string, now: Date, zone: string | null): { until: string | null; isBeforeEvent?: true } {
  const until = untilIn(text, now, zone);
  const event = until === null ? eventIn(text, now, zone) : null;
  return event === null ? { until } : { until: event, isBeforeEvent: true };
}

/** Returns how urgent a day makes something; null if it is far off, or none was named. */
export function urgencyUntil(until: string | null, now: Date): Urgency | null {
  if (until === null) return null;
  const days = (Date.parse(until) - now.getTime()) / DAY_MS;
  return days <= HIGH_DAYS ? "high" : days <= MEDIUM_DAYS ? "medium" : null;
}

function dayOf(words: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  // pattern: single words between two spaces.
  const near = DAYS.find(([, said]) => new RegExp(` (?:${said}) `).test(words));
  if (near) return today.add({ days: near[0] });
  return dateSaid(words, today) ?? monthIn(words, today) ?? dayWithoutMonth(words, today);
}

/** 'By March' is before it begins: whoever means its end has time left then. Of the month that runs, and where its end is named, it is the last day. */
function monthIn(words: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const [, , end, said] = BY_DAY_OR_MONTH.exec(words) ?? [];
  if (said === undefined) return null;
  const first = Temporal.PlainDate.from({ year: today.year, month: monthCalled(said), day: 1 });
  const next = first.month < today.month ? first.add({ years: 1 }) : first;
  return end !== undefined || next.month === today.month ? next.with({ day: next.daysInMonth }) : next;
}
