/** Days of the week in folded words, Monday first, in English, German, French, Spanish and Italian. */
const SAID = [
  "mondays?|montags?|lundis?|lunes|lunedi",
  "tuesdays?|dienstags?|mardis?|martes|martedi",
  "wednesdays?|mittwochs?|mercredis?|miercoles|mercoledi",
  "thursdays?|donnerstags?|jeudis?|jueves|giovedi",
  "fridays?|freitags?|vendredis?|viernes|venerdi",
  "saturdays?|samstags?|sonnabends?|samedis?|sabados?|sabat[oi]",
  "sundays?|sonntags?|dimanches?|domingos?|domenic(?:a|he)",
];
/** 'Donnerstagnachmittag' is one word. */
const PART = "(?:(?:frueh|morgen|vormittag|mittag|nachmittag|abend)s?)?";
const ARTICLE = "(?:on |an? |the |any |einem |am |dem |den |de |le |les |un |el |los |il |lo |la |di )*";
/** The day itself is not wanted: it is excluded, over, a limit, or the first of those wanted. */
const NOT_ON = new RegExp(
  ` (?:not|never|except|but|last|since|by|until|till|before|after|from|than|nicht|nie|ausser|kein|keinen|letzten|letzter|vergangenen|seit|bis|bis zum|spatestens|vor|nach|ab|von|pas|jamais|sauf|depuis|avant|apres|d ici|d ici a|jusqu|jusqu a|jusqu au|des|a partir du|a partir de|no|nunca|excepto|salvo|desde|hasta|antes del?|despues del?|a partir del?|non|mai|tranne|dal|da|entro|fino a|prima|dopo) ${ARTICLE}$`,
);
const OVER = /^ (?:dernier|derniere|passe|pasado|scors[oa]|passat[oa])(?= )/;

/** How far before a day its exclusion stands. */
const NEAR = 40;
// pattern: fixed words
const DAYS = new RegExp(`(?<= )(?:${SAID.map((said) => `(${said})`).join("|")})${PART}(?= )`, "g");

interface WeekdaysSaid {
  /** 1 is Monday. */
  weekdays: number[];
  /** The words without them. */
  rest: string;
}

/** Returns the days of the week on which somebody has time, from folded words with a space at both ends. */
export function weekdaysIn(words: string): WeekdaysSaid {
  const weekdays = new Set<number>();
  const rest = words.replace(DAYS, (said, ...found) => {
    const index = found[SAID.length] as number;
    const [before, after] = [words.slice(Math.max(0, index - NEAR), index), words.slice(index + said.length, index + said.length + NEAR)];
    if (NOT_ON.test(before) || OVER.test(after)) return said;
    weekdays.add(found.findIndex((each) => each !== undefined) + 1);
    return "";
  });
  return { weekdays: [...weekdays].sort(), rest: rest.replaceAll(/ {2,}/g, " ") };
}
