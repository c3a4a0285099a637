import { clausesByTime } from "./asked-times";
import { dayNamed } from "./day-named";
import { clausesOf } from "./until-in-text";

/** Returns the clauses of a text that ask for a time, without deadlines: 'Tomorrow the term ends' asks for help before tomorrow. */
export const askedTimes = (text: string): string => clausesByTime(clausesOf(text).rest).asked;

/** Returns the first instant (ISO) that a text asks for; null if none. */
export const startIn = (text: string, now: Date, zone: string | null): string | null => dayNamed(askedTimes(text), now, zone);
