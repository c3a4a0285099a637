import type { DayPart, HoursOfDay } from "#app/features/schedule/hours-of-day";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import type { NamedHours } from "../need";
import { dayPartsIn } from "./day-part-in-text";
import { weekdaysIn } from "./weekdays-in-text";

/** Clock times in English, German, French, Spanish and Italian. */
const UNIT = "(?:am|pm|a m|p m|o clock|uhr|h|heures?|horas|ore)";
const PART =
  "(?:(?:in the|de la|del|du|di|della|am|le|im) ?(?:morning|afternoon|evening|morgen|vormittag|nachmittag|abend|matin|apres midi|soir|manana|tarde|noche|madrugada|mattina|mattino|pomeriggio|sera)|at night|morgens|vormittags|nachmittags|abends|l apres midi)";
const CLOCK = (name: string) => `(?<${name}>\\d{1,2}(?:(?: ?h ?| )[0-5]\\d(?!\\d))?(?: ?${UNIT})?(?: ${PART})?)(?= )`;
/** Spanish and Italian put an article before the hour, which is as clear as a unit. */
const CUES = {
  between: "(?:between|from|zwischen|von|entre|de|des|tra|fra|dalle|(?:entre|de|desde) las?|(?:tra|fra) le)",
  after:
    "(?:after|from|past|not before|no earlier than|starting(?: at| from)?|nach|ab|nicht vor|fruhestens(?: um)?|apres|des|a partir de|pas avant|(?:despues de|a partir de|desde|no antes de) las?|dopo le|dopo l|dalle|non prima delle|a partire dalle)",
  before:
    "(?:before|until|till|by|no later than|not after|vor|bis|nicht nach|spatestens(?: um)?|avant|jusqu a|pas apres|(?:antes de|hasta|no despues de) las?|prima delle|entro le|fino alle|non dopo le)",
  at: "(?:at|around|about|um|gegen|a|vers|(?:a|sobre|hacia) las?|alle|verso le|intorno alle)",
} as const;
const AND = "(?:and|to|until|till|und|bis|et|a|y|e|alle|(?:y|a) las?|e le)";
const ONWARDS = "(?: (?:on|onwards|in poi|en adelante))?";

/** 'Not after 7 pm' matches from its 'not' on. */
const BEGIN = "(?<= )(?<! (?:not|nicht|pas|no|non) )";

// pattern: fixed alternatives; each number has at most four digits, and no phrase contains a repetition.
const saying = <Said extends string>(said: Said, words: string) => ({ said, pattern: new RegExp(`${BEGIN}${words}`) });

const SAYINGS = [
  saying("between", `(?<cue>${CUES.between}) ${CLOCK("first")} ${AND} ${CLOCK("second")}`),
  saying("after", `(?<cue>${CUES.after}) ${CLOCK("first")}${ONWARDS}`),
  saying("before", `(?<cue>${CUES.before}) ${CLOCK("first")}`),
  saying("at", `(?<cue>${CUES.at}) ${CLOCK("first")}`),
  { said: "at", pattern: /(?<= )(?<cue>)(?<first>\d{1,2}(?: [0-5]\d)? ?(?:am|pm|a m|p m|o clock|uhr))(?= )/ },
] as const;
const WEEKEND =
  /(?<= )(?:(?:at|on|over|during) (?:the |a )?weekends?|(?:this|next|any) weekend|weekends|(?:am|ubers|an) wochenenden?|wochenends|(?:le|les|ce|en) week ?ends?|(?:el|los|este|en) (?:el )?fin(?:es)? de semana|(?:nel|il|i|nei|questo) (?:fine settimana|weekend))(?= )/;
const CLEAR_CUE = /(?: las?|(?:^| )(?:alle|dalle|delle)|(?:dopo|tra|fra|entro|verso) le)$/;
const AFTERNOON = /p ?m$|afternoon|evening|night|nachmittag|abend|apres midi|soir|tarde|noche|pomeriggio|sera/;
const MORNING = /a ?m$|morning|morgen|vormittag|matin$|manana|madrugada|mattin/;
const EARLIEST = 6;
const NOON = 12;
const LATEST = 22;
const MIDNIGHT = 24;

interface TimesSaid {
  dayParts: DayPart[];
  named: NamedHours | null;
  isWeekend: boolean;
  /** 1 is Monday. */
  weekdays: number[];
  /** The folded words without these phrases, with a space at both ends. */
  rest: string;
}

/** Returns the hours and days on which somebody has time: by clock times, otherwise by parts of the day. */
export function timesIn(text: string): TimesSaid {
  const spans = text.replace(/(\d{1,2}) ?[-–] ?(?=\d)/g, "between $1 and ");
  const words = ` ${wordsOf(spans)
    .map(({ folded }) => folded)
    .join(" ")} `;
  const { parts } = dayPartsIn(text);
  const isLate = parts.length > 0 && parts.every((part) => part !== "morning" && part !== "midday");
  const found = firstHours(words, { isLate, isSaid: parts.length > 0 });
  const left = found ? words.replace(found.saying, "") : words;
  const weekend = WEEKEND.exec(left)?.[0];
  const { weekdays } = weekdaysIn(words);
  // A part of the day is known by the day before it.
  const { rest } = weekdaysIn(dayPartsIn(weekend === undefined ? left : left.replace(weekend, "")).rest);
  return { dayParts: found ? [] : parts, named: found?.named ?? null, isWeekend: weekend !== undefined, weekdays, rest };
}

function firstHours(words: string, part: { isLate: boolean; isSaid: boolean }): { named: NamedHours; saying: string } | null {
  for (const { said, pattern } of SAYINGS) {
    const { 0: saying = "", groups: { cue = "", first = "", second = "" } = {} } = pattern.exec(words) ?? {};
    const isClear = part.isSaid || CLEAR_CUE.test(cue) || isClock(first) || isClock(second);
    const named = saying !== "" && isClear ? namedHours(said, first, { second, isLate: part.isLate }) : null;
    if (named) return { named, saying };
  }
  return null;
}

/** A number with a unit, minutes or a part of the day; a bare '18' may count anything. */
const isClock = (clock: string) => /\D/.test(clock);

function namedHours(said: NamedHours["said"], first: string, { second, isLate }: { second: string; isLate: boolean }): NamedHours | null {
  // In 'between 5 and 7 pm' both times are in the afternoon.
  const isAfternoon = isLate || (!MORNING.test(first) && AFTERNOON.test(second));
  const [from, until] = [hourOf(first, isAfternoon), hourOf(second, isLate)];
  if (from === null || (second !== "" && (until === null || until <= from))) return null;
  const hours: Record<NamedHours["said"], HoursOfDay> = {
    at: [from, Math.min(from + 1, MIDNIGHT)],
    after: [from, from < LATEST ? LATEST : MIDNIGHT],
    before: [from > EARLIEST ? EARLIEST : 0, from],
    between: [from, until ?? MIDNIGHT],
  };
  const [start, end] = hours[said];
  return start < end ? { said, hours: hours[said] } : null;
}

/** Returns the hour of a clock time; '3 Uhr' for a meeting means the afternoon. */
function hourOf(clock: string, isAfternoon: boolean): number | null {
  const [digits = "", minutes = "0"] = clock.match(/\d+/g) ?? [];
  const hour = Number(digits);
  if (digits === "" || hour > MIDNIGHT) return null;
  const isLater = !MORNING.test(clock) && hour < NOON && (AFTERNOON.test(clock) || isAfternoon || (hour < EARLIEST && hour > 0));
  return hour + (isLater ? NOON : 0) + Number(minutes) / 60;
}
