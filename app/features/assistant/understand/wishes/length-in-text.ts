import type { Duration } from "#app/features/rules/rules";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** Lengths of a talk in English, German, French, Spanish and Italian, in folded words; the longer sayings of an hour first. */
const LENGTHS: readonly (readonly [Duration, string])[] = [
  [
    150,
    "150 ?min(?:ute[ns]?|utos|uti)?|two and a half hours|2 5 hours|zweieinhalb stunden|2 5 stunden|(?:deux|2) heures et demie|(?:dos|2) horas y media|(?:due|2) ore e mezz[ao]",
  ],
  [75, "75 ?min(?:ute[ns]?|utos|uti)?|(?:an|one) hour and a quarter|une heure et quart|(?:una )?hora y cuarto|un ora e un quarto"],
  [120, "120 ?min(?:ute[ns]?|utos|uti)?|(?:two|2) hours?|zwei stunden|2 stunden|(?:deux|2) heures|(?:dos|2) horas|(?:due|2) ore"],
  [180, "180 ?min(?:ute[ns]?|utos|uti)?|(?:three|3) hours?|drei stunden|3 stunden|(?:trois|3) heures|(?:tres|3) horas|(?:tre|3) ore"],
  [
    240,
    "240 ?min(?:ute[ns]?|utos|uti)?|(?:four|4) hours?|vier stunden|4 stunden|(?:quatre|4) heures|(?:cuatro|4) horas|(?:quattro|4) ore|half a day|einen halben tag|une demi journee|medio dia de trabajo|mezza giornata",
  ],
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
  "in|within|every|per|after|before|ago|binnen|innerhalb|nach|vor|pro|je|jede|alle|um|dans|apres|avant|toutes les|vers|a|par|en|dentro de|cada|despues de|antes de|las?|tra|fra|entro|dopo|prima di|ogni|all|last|past|next|first|about every|letzten|nachsten|naechsten|seit|since|depuis|dernieres|prochaines|premieres|desde|hace|ultimas|proximas|ultime|prossime|da";
/** 'Two hours away', 'zwei Stunden pro Woche', 'deux heures de retard' say no length of a talk either. */
const NO_LENGTH_AFTER =
  "ago|away|from|later|earlier|early|late|before|after|an? (?:day|week|month|year)|per|each|every|drive|of (?:work|overtime)|entfernt|spater|fruher|verspatung|pro|je|am(?! (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|liebsten|\\d))|vor|nach|par|avant|apres|plus|de (?:retard|route|travail)|al|por|antes|despues|mas|de (?:retraso|viaje|trabajo)|dopo|prima|di (?:ritardo|viaggio|lavoro)";
const patterns = LENGTHS.map(([minutes, said]) => ({
  minutes,
  // pattern: fixed alternatives between two spaces.
  pattern: new RegExp(`(?<= )(?<! (?:${NO_LENGTH}) )(?:${said})(?= )(?! (?:${NO_LENGTH_AFTER}) )`),
}));

/** Returns how long somebody wants to talk, in minutes, if it is a length that can be booked; and the folded words without it, with a space at both ends. */
export function lengthIn(text: string): { minutes: Duration | null; rest: string } {
  const words = ` ${wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ")} `;
  const found = patterns.find(({ pattern }) => pattern.test(words));
  return found ? { minutes: found.minutes, rest: words.replace(found.pattern, "").replace(/ +/g, " ") } : { minutes: null, rest: words };
}
