import { Temporal } from "temporal-polyfill";

const MONTHS = [
  "january januar janner janvier enero gennaio jan",
  "february februar fevrier febrero febbraio feb",
  "march marz mars marzo",
  "april avril abril aprile",
  "may mai mayo maggio",
  "june juni juin junio giugno",
  "july juli juillet julio luglio",
  "august aout agosto",
  "september septembre septiembre settembre sept",
  "october oktober octobre octubre ottobre oct okt",
  "november novembre noviembre nov",
  "december dezember decembre diciembre dicembre dec dez",
].map((names) => names.split(" "));
/** The names of months, as alternatives of a pattern. */
export const MONTH = MONTHS.flat().join("|");
/** A date in folded words: a day with a month's name. */
// pattern: single words and spaces at fixed places.
export const DATE = new RegExp(` (\\d{1,2})(?:st|nd|rd|th|er)? (?:of |de )?(${MONTH}) | (${MONTH}) (\\d{1,2})(?:st|nd|rd|th)? `);

/** Returns the number of a month by its folded name; 0 for any other word. */
export const monthCalled = (name: string): number => 1 + MONTHS.findIndex((names) => names.includes(name));

/** Returns the next date, from today on, that folded words name by day and month. */
export function dateSaid(words: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const [, before, monthAfter, monthFirst, after] = DATE.exec(words) ?? [];
  const day = Number(before ?? after);
  const month = monthCalled(monthAfter ?? monthFirst ?? "");
  if (!(day >= 1 && day <= 31) || month === 0) return null;
  const date = Temporal.PlainDate.from({ year: today.year, month, day });
  return Temporal.PlainDate.compare(date, today) < 0 ? date.add({ years: 1 }) : date;
}
