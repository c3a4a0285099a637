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
const DAY = /^([a-z]+)\.?(?: ?[-–] ?([a-z]+)\.?)?:?$/;
const TIME = new RegExp(`^${CLOCK} ?[-–] ?${CLOCK}$`);

/** What stands between days, or between days and times, in the product's languages. */
const BETWEEN = /[,/&+]| (?:and|und|et|y|e)(?= )/;

// Each is read before the next one; what a person types in a cell, folded.
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:every ?day|daily|taglich|jeden tag|alle tage|tous les jours|chaque jour|todos los dias|cada dia|ogni giorno|tutti i giorni)\b/g,
    "mon-sun",
  ],
  // "entre las 9 y las 13"
  [/\b(?:between|zwischen|entre|tra) (?:las? |le )?(\d[^ ]{0,4}(?: h| uhr)?) (?:and|und|et|y|e) (?:las? |le )?(?=\d)/g, "$1-"],
  // "de 14h à 18h", "von 9 Uhr bis 12 Uhr"
  [/(\d ?h?(?:uhr)?) (?:to|until|till|bis|a|al|hasta|alle) (?:las? |le )?(?=\d)/g, "$1-"],
  [/\b(?:from|von|de|des|desde|dalle|da) (?:las? |le )?(?=\d)/g, ""],
  // "du lundi au vendredi", "von Montag bis Freitag", "los lunes", "dal lunedì al venerdì"
  [/ (?:to|through|bis|au|a|al) (?=[a-z]{2})/g, "-"],
  [/\b(?:from|on|von|vom|am|jeweils|du|de|les?|dal?|los|el|il|i) (?=[a-z]{2})/g, ""],
];

/**
 * Parses weekly hours as people write them ('Mon-Fri 09:00-17:00; Sat 10:00-12:00', 'Mo-Fr 9-17 Uhr', 'Di, Do 15:00-19:00', 'lun-ven 9:00-12:00, 14:00-18:00',
 * 'tous les jours de 14h à 18h'); null when not understood.
 */
export function readHours(text: string): WeeklySpan[] | null {
  const plain = SAYINGS.reduce((said, [saying, plainly]) => said.replace(saying, plainly), foldText(text).trim().replace(/\s+/g, " "));
  const spans = plain.split(/[;|]/).map(spansOfPart);
  const all = spans
    .flatMap((found) => found ?? [])
    .toSorted((one, other) => one.weekday - other.weekday || one.startMinute - other.startMinute);
  return spans.includes(null) || !checkWeeklyHours(all).ok ? null : all;
}

/** Days without hours of their own have those of the next day that has some; hours without a day are of the days before them. */
function spansOfPart(part: string): WeeklySpan[] | null {
  const found: (WeeklySpan[] | null)[] = [];
  let days: string[] = [];
  let hasHours = false;
  for (const piece of part.split(BETWEEN).map((each) => each.trim())) {
    if (piece === "") continue;
    const at = piece.search(/\d/);
    const day = (at < 0 ? piece : piece.slice(0, at)).trim();
    if (day) days = hasHours ? [day] : [...days, day];
    hasHours = at >= 0;
    if (hasHours) found.push(...(days.length > 0 ? days.map((each) => spansOf(each, piece.slice(at))) : [null]));
  }
  return (days.length > 0 && !hasHours) || found.includes(null) ? null : found.flatMap((spans) => spans ?? []);
}

const weekdayOf = (day: string) => DAYS.findIndex((begin) => begin.test(day)) + 1;

function spansOf(days: string, time: string): WeeklySpan[] | null {
  const [, from = "", until = from] = DAY.exec(days) ?? [];
  const [, ...clock] = TIME.exec(time) ?? [];
  const [first, last] = [weekdayOf(from), weekdayOf(until)];
  const [startHour = 0, startRest = 0, endHour = 0, endRest = 0] = clock.map((digits) => Number(digits ?? 0));
  if (clock.length === 0 || first === 0 || last < first || startRest > 59 || endRest > 59) return null;
  const span = { startMinute: startHour * 60 + startRest, endMinute: endHour * 60 + endRest };
  return Array.from({ length: last - first + 1 }, (_, index) => ({ weekday: first + index, ...span }));
}
