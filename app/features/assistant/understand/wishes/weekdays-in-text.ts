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

const days = SAID.map((said, index) => ({ weekday: index + 1, pattern: new RegExp(`(?<= )(?:${said})${PART}(?= )`, "g") }));

interface WeekdaysSaid {
  /** 1 is Monday. */
  weekdays: number[];
  /** The words without them. */
  rest: string;
}

/** Returns the days of the week on which somebody has time, from folded words with a space at both ends. */
export function weekdaysIn(words: string): WeekdaysSaid {
  const weekdays = new Set<number>();
  let rest = words;
  for (const { weekday, pattern } of days)
    for (const { 0: said, index } of words.matchAll(pattern)) {
      if (NOT_ON.test(words.slice(0, index)) || OVER.test(words.slice(index + said.length))) continue;
      weekdays.add(weekday);
      rest = rest.replace(` ${said} `, " ");
    }
  return { weekdays: [...weekdays], rest };
}
