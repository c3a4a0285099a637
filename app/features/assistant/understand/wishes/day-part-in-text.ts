import type { DayPart } from "#app/features/schedule/hours-of-day";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const WEEKDAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica";
/** A day before the part: 'tomorrow evening', 'Dienstag Abend', 'demain matin'. The day itself is not consumed. */
const ON = `(?<= (?:tomorrow|heute|morgen|ubermorgen|demain|manana|domani|dopodomani|oggi|hoy|aujourd hui|${WEEKDAY}) )`;
/** One word with its part: 'Donnerstagnachmittag'. */
const ON_A_DAY = "(?:mon|diens|mittwoch|donners|frei|sams|sonn)(?:tag)?";
const OF_HELP = "(?:calls?|slots?|sessions?|appointments?|meetings?|times?|consultations?)";
const ENGLISH = (part: string) =>
  `(?:in|during) the (?:early |late )?${part}s?|(?:any|every|early|late|weekday|weekend|one) ${part}s?|${ON}${part}s?|${part}s|(?:an? )?${part} ${OF_HELP}`;
/** Excludes other uses of 'work': an accident at work, a work permit. */
const ALONE = "(?! (?:accidents?|injur|permits?|visas?|related|hours|place|unfall|accident|accidente|infortunio))";

/** Phrases for the part of the day somebody has time, in English, German, French, Spanish and Italian; the more specific ones first. */
const SAYINGS: Record<DayPart, string> = {
  afterWork: `(?:after|outside|out of) (?:office |working |business |my |our )?(?:hours|work)${ALONE}|nach (?:dem )?(?:feierabend|arbeitsschluss|dienstschluss|buroschluss)|nach der arbeit|apres (?:le |mon |notre )?(?:travail|boulot|bureau)${ALONE}|apres les heures de (?:bureau|travail)|en fin de journee|despues del? (?:trabajo|trabajar|la oficina)${ALONE}|al salir del trabajo|fuera del horario (?:laboral|de oficina)|dopo (?:il )?lavoro|dopo l ufficio|(?:dopo l|fuori|fuori dall) orario (?:di lavoro|di ufficio|d ufficio)`,
  evening: `${ENGLISH("evening")}|tonight|this evening|abends|(?:am|jeden|eines) (?:fruhen |spaten )?abends?|${ON}abend|(?:mon|diens|mittwoch|donners|frei|sams|sonn)(?:tag)?abends?|abendtermin|in den abendstunden|les? soirs?|en soiree|dans la soiree|ce soir|${ON}soir|a ultima hora de la tarde|(?:por|en|de|a) las? noches?|esta noche|${ON}noche|(?:di|la|alla|nella|le) ser[ae]|in serata|nella serata|stasera|questa sera|${ON}sera`,
  afternoon: `${ENGLISH("afternoon")}|this afternoon|nachmittags?|${ON_A_DAY}nachmittags?|(?:(?:l|cet|d|les|en) )?apres midis?|(?:por|en|de|a) las? tardes?|esta tarde|${ON}tarde|(?:(?:di|il|al|nel|questo|i) )?pomerigg(?:io|i)`,
  midday: `(?:at|around|over|during) (?:(?:the|my|our) )?(?:lunch ?(?:time|break|hour)?|noon|midday)|lunch ?time|mittags|(?:am|uber) mittag|mittagspause|mittagszeit|${ON}mittag|(?:a|le) midi|entre midi et (?:deux|2)|pause dejeuner|${ON}midi|(?:al?|hacia el) mediodia|a la hora de(?:l almuerzo| comer)|a mezzogiorno|(?:in )?pausa pranzo|all ora di pranzo`,
  morning: `${ENGLISH("morning")}|before (?:work|noon)${ALONE}|morgens|vormittags?|${ON_A_DAY}vormittags?|fruhmorgens|in der fruh|(?:am|jeden) (?:fruhen |spaten )?morgen|${ON}fruh|(?:mon|diens|mittwoch|donners|frei|sams|sonn)(?:tag)?morgens?|vor der arbeit|(?:le|du|les|au) matins?|(?:en|dans la) matinee|${ON}matin|avant le (?:travail|boulot)|(?:por|en|de|a) las? mananas?|antes del? (?:trabajo|trabajar)|(?:di|la|alla|al|le) mattin[aoe]|(?:in|nella) mattinata|${ON}mattina|prima del lavoro`,
};

const PARTS = Object.keys(SAYINGS) as DayPart[];
// pattern: fixed alternatives after a space, and none of them contains a repetition.
const patterns = PARTS.map((part) => ({ part, pattern: new RegExp(`(?<= )(?:${SAYINGS[part]})(?= )`, "g") }));
/** Greetings and past times of today name no future time, although 'morgen' alone means 'tomorrow'. */
const NO_TIME =
  / (?:(?:guten|schonen|heute) morgen(?! (?:fruh|vormittag|mittag|nachmittag|abend))|esta manana|buenas (?:tardes|noches))(?= )/g;
const NOT = / (?:not|never|except|nicht|nie|ausser|kein|keine|keinen|pas|jamais|sauf|no|nunca|excepto|salvo|non|mai|tranne) $/;

interface DaySaid {
  parts: DayPart[];
  /** The folded words without these phrases, with a space at both ends. */
  rest: string;
}

/** Returns the parts of the day in which somebody has time, in the order of the day, and the rest of the text. */
export function dayPartsIn(text: string): DaySaid {
  let rest = ` ${wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ")} `.replace(NO_TIME, "");
  const parts = new Set<DayPart>();
  for (const { part, pattern } of patterns)
    rest = rest.replace(pattern, (_, at: number) => {
      if (!NOT.test(rest.slice(0, at))) parts.add(part);
      return "";
    });
  return { parts: PARTS.filter((part) => parts.has(part)).reverse(), rest: rest.replace(/ +/g, " ") };
}
