import { clausesByTime } from "./asked-times";
import { dateAsked } from "./date-in-text";
import { dayNamed, namesOneDay } from "./day-named";
import { clausesOf } from "./until-in-text";

/** Returns the clauses of a text that ask for a time, without deadlines: 'Tomorrow the term ends' asks for help before tomorrow. */
export const askedTimes = (text: string): string => clausesByTime(clausesOf(text).rest).asked;

/** Returns the first instant (ISO) that a text asks for; null if none. */
export function startIn(text: string, now: Date, zone: string | null): string | null {
  const asked = askedTimes(text);
  return dayNamed(asked, now, zone) ?? dateAsked(asked, now, zone);
}

/** Returns whether a text that asks for a first instant (`startIn`) asks for that one day: 'tomorrow morning', but not 'from tomorrow on'. */
export const asksForOneDay = (text: string): boolean => namesOneDay(askedTimes(text));
