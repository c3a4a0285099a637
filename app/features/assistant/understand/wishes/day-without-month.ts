import type { Temporal } from "temporal-polyfill";

const WEEKDAYS = [
  "monday montag lundi lunes lunedi",
  "tuesday dienstag mardi martes martedi",
  "wednesday mittwoch mercredi miercoles mercoledi",
  "thursday donnerstag jeudi jueves giovedi",
  "friday freitag vendredi viernes venerdi",
  "saturday samstag sonnabend samedi sabado sabato",
  "sunday sonntag dimanche domingo domenica",
].map((names) => names.split(" "));
const WEEKDAY = WEEKDAYS.flat().join("|");
const ARTICLE = "(?:(?:the|next|this|coming|on|am|zum|den|nachsten|kommenden|le|el|il|l|la|al) )*";
/** The 12th without its month; a number of hours, people or percent is none. */
const NUMBERED =
  / (?:on the|by the|before the|the|am|zum|den|le|au|el|il) (\d{1,2})(?:st|nd|rd|th|er)?(?= (?!(?:uhr|h|heures?|horas|ore|am|pm|o clock|people|prozent|percent|euros?|leute|personnes|personas|persone|mitarbeiter|\d)\b)| $)/;

/** Something that is published or sent on a weekday: help is needed before it. */
// pattern: fixed words, with at most six others between two of them
const PUBLISHED = new RegExp(
  ` (?:runs|running|airs|airing|publish\\w*|prints|printing|erscheint|veroffentlich\\w*|gesendet|parait|publie\\w*|diffuse\\w*|publica\\w*|emite\\w*|esce|pubblica\\w*|trasmette|in onda) (?:\\w+ ){0,6}(?:${WEEKDAY}) `,
);
// pattern: fixed words.
const WEEKDAY_SAID = new RegExp(` (${WEEKDAY}) `);

export const isPublishedOnDay = (words: string): boolean => PUBLISHED.test(words);

const END_OF = "(?:end of|ende|fin(?: de| du mois de)?|finales de(?: mes de)?|fine(?: di)?)";

/** Matches 'by Sunday', 'by March' and 'by the end of March', after words for 'by': the weekday, what says that it is the end, and the month. */
export const byDayOrMonth = (by: string, months: string) =>
  // pattern: single words and spaces at fixed places; each repeated article is a word of its own.
  new RegExp(` (?:${by})${ARTICLE}(?:(${WEEKDAY})|(?:(${END_OF}) |anfang |beginning of )?(${months})) `);

/** Returns the next weekday or numbered day that folded words name, without a month; null if none. */
export function dayWithoutMonth(words: string, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const named = WEEKDAY_SAID.exec(words)?.[1];
  if (named !== undefined) {
    const wanted = 1 + WEEKDAYS.findIndex((names) => names.includes(named));
    return today.add({ days: (wanted - today.dayOfWeek + 7) % 7 || 7 });
  }
  const day = Number(NUMBERED.exec(words)?.[1]);
  if (!(day >= 1 && day <= 31)) return null;
  const month = day > today.day ? today : today.with({ day: 1 }).add({ months: 1 });
  return month.daysInMonth >= day ? month.with({ day }) : month.with({ day: 1 }).add({ months: 1 }).with({ day });
}
