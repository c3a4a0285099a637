import type { Duration } from "#app/features/rules/rules";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** Lengths of a talk in English, German, French, Spanish and Italian, in folded words; the longer sayings of an hour first. */
const LENGTHS: readonly (readonly [Duration, string])[] = [
  [
    90,
    "90 ?min(?:ute[ns]?|utos|uti)?|(?:for )?(?:an|one) hour and a half|one and a half hours|1 5 hours?|anderthalb stunden|eineinhalb stunden|1 5 stunden|une heure et demie|1 ?h ?30|(?:una )?hora y media|un ora e mezz[ao]",
  ],
  [
    45,
    "45 ?min(?:ute[ns]?|utos|uti)?|three quarters of an hour|(?:eine )?dreiviertelstunde|trois quarts d heure|tres cuartos de hora|tre quarti d ora",
  ],
  [
    15,
    "15 ?min(?:ute[ns]?|utos|uti)?|(?:a )?quarter of an hour|(?:eine )?viertelstunde|(?:un )?quart d heure|(?:un )?cuarto de hora|(?:un )?quarto d ora",
  ],
  [30, "30 ?min(?:ute[ns]?|utos|uti)?|half an hour|a half hour|half hour|(?:eine )?halbe stunde|(?:une )?demi heure|media hora|mezz ora"],
  [
    60,
    "60 ?min(?:ute[ns]?|utos|uti)?|for (?:an|one|1|a full) hour|(?:one|1|full) hour(?= (?:call|talk|session|consultation|appointment|meeting|slot))|eine(?: ganze| volle)? stunde|1 ?stunde|(?:pendant |pour |durant )?une heure|1 heure|(?:por |durante )?una hora|1 hora|(?:per )?un ora|1 ora",
  ],
];
/** 'In an hour' is when, 'per hour' what it costs, 'à une heure' a clock time. */
const NO_LENGTH =
  "in|within|every|per|after|before|ago|binnen|innerhalb|nach|vor|pro|je|jede|alle|um|dans|apres|avant|toutes les|vers|a|par|en|dentro de|cada|despues de|antes de|las?|tra|fra|entro|dopo|prima di|ogni|all";
// pattern: fixed alternatives between two spaces.
const patterns = LENGTHS.map(([minutes, said]) => ({ minutes, pattern: new RegExp(`(?<= )(?<! (?:${NO_LENGTH}) )(?:${said})(?= )`) }));

/** Returns how long somebody wants to talk, in minutes, if it is a length that can be booked; and the folded words without it, with a space at both ends. */
export function lengthIn(text: string): { minutes: Duration | null; rest: string } {
  const words = ` ${wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ")} `;
  const found = patterns.find(({ pattern }) => pattern.test(words));
  return found ? { minutes: found.minutes, rest: words.replace(found.pattern, "").replace(/ +/g, " ") } : { minutes: null, rest: words };
}
