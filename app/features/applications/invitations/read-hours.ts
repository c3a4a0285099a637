import { foldText } from "#app/features/catalog/search-words";
import { checkWeeklyHours, type WeeklySpan } from "#app/features/schedule/weekly-hours";

/** Prefixes of the weekdays from Monday on, in the product's languages; German also uses two letters. */
const DAYS = [
  /^(mon|lun|mo$)/,
  /^(tue|die|mar|di$)/,
  /^(wed|mit|mer|mie|mi$)/,
  /^(thu|don|jeu|jue|gio|do$)/,
  /^(fri|fre|ven|vie|fr$)/,
  /^(sat|sam|sab|sa$)/,
  /^(sun|son|dim|dom|so$)/,
];
const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))? ?(?:h|uhr)?`;
const PART = new RegExp(String.raw`^([a-z]+)\.?(?: ?[-–] ?([a-z]+)\.?)?:? ${CLOCK} ?[-–] ?${CLOCK}$`);

/** What stands between days, or between days with their hours, in the product's languages. */
const BETWEEN = /,(?= ?[a-z])|[/&+]| (?:and|und|et|y|e) /;

/**
 * Parses weekly hours as people write them ('Mon-Fri 09:00-17:00; Sat 10:00-12:00', 'Mo-Fr 9-17 Uhr', 'Di, Do 15:00-19:00', 'Mon 9:00-12:00, Wed 14:00-18:00'); null
 * when not understood.
 */
export function readHours(text: string): WeeklySpan[] | null {
  const spans = foldText(text).split(/[;|]/).map(spansOfPart);
  const all = spans.flatMap((found) => found ?? []);
  return spans.includes(null) || !checkWeeklyHours(all).ok ? null : all;
}

/** Days without hours of their own have those of the next day that has some. */
function spansOfPart(part: string): WeeklySpan[] | null {
  const found: (WeeklySpan[] | null)[] = [];
  let waiting: string[] = [];
  for (const piece of part.split(BETWEEN).map((each) => each.trim().replace(/\s+/g, " "))) {
    if (piece === "") continue;
    waiting.push(piece);
    const at = piece.search(/\d/);
    if (at < 0) continue;
    found.push(...waiting.map((day) => spansOf(day === piece ? day : `${day} ${piece.slice(at)}`)));
    waiting = [];
  }
  return waiting.length > 0 || found.includes(null) ? null : found.flatMap((spans) => spans ?? []);
}

const weekdayOf = (day: string) => DAYS.findIndex((begin) => begin.test(day)) + 1;

function spansOf(part: string): WeeklySpan[] | null {
  const [, from = "", until = from, ...clock] = PART.exec(part) ?? [];
  const [first, last] = [weekdayOf(from), weekdayOf(until)];
  const [startHour = 0, startRest = 0, endHour = 0, endRest = 0] = clock.map((digits) => Number(digits ?? 0));
  if (first === 0 || last < first || startRest > 59 || endRest > 59) return null;
  const span = { startMinute: startHour * 60 + startRest, endMinute: endHour * 60 + endRest };
  return Array.from({ length: last - first + 1 }, (_, index) => ({ weekday: first + index, ...span }));
}
