import { Temporal } from "temporal-polyfill";
import { foldText } from "#app/features/catalog/search-words";
import { CURRENCIES } from "#app/features/money/money";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import type { Budget } from "../need";
import { budgetIn } from "../wishes/budget-in-text";

const LIMIT =
  "max|maximum|maximal|hochstens|up to|(?:not |no )?(?:more|less) than|at most|under|below|within|bis(?: zu)?|unter|nicht (?:mehr als|uber)|weniger als|um die|around|about|etwa|circa|ca|(?:au )?(?:maximum|max)|environ|moins de|pas plus de|jusqu ?[a'] ?a?|en dessous de|au plus|sobre|unos|hasta|menos de|no mas de|por debajo de|como (?:mucho|maximo)|maximo|alrededor de|sotto|(?:non )?(?:piu|meno) di|fino a|(?:al )?massimo|intorno a|entro";
const BUDGET = "(?:my|mein|mon|mi|il mio|our|unser) (?:budget|limit|presupuesto)(?: is| ist| est| es| e)?";
const MONEY = `euros?|eur|dollars?|usd|pounds?|quid|bucks|gbp|pfund|livres|libras|sterline|dolares|dollari|francs?|franken|franchi|chf|${CURRENCIES.map((code) => code.toLowerCase()).join("|")}`;
const HOUR =
  "(?:\\/ ?|an |per |a |each |pro |die |je |par |de l'|l'|por |la |all'|l )(?:h|hr|hour|std|stunde|heure|hora|ora)|hourly|stundlich";
const AROUND_SUM =
  "max|maximum|at most|tops|or less|please|bitte|svp|s'il vous plait|por favor|per favore|oder weniger|ou moins|o menos|o meno|would be (?:ok|fine|good)";
/** A message that is nothing but a sum, and what it is the limit of: '£80', 'max 90', 'moins de 80 €/h', 'sotto i 100 euro'. */
// pattern: anchored at both ends; a sum has at most seven digits, and around it stand fixed alternatives.
const SUM = new RegExp(
  `^(?:${BUDGET} )?(?:(?:${LIMIT}) (?:(?:i|gli|los|les|the|die|den) )?){0,2}((?:[€$£¥] ?)?\\d{2,7}(?:[.,]\\d{1,2})? ?(?:[€$£¥]|(?:${MONEY})\\b)?)(?: ?(?:${HOUR}))?(?: (?:${AROUND_SUM}))?[.!?]?$`,
  "u",
);

/** Returns the budget of a message that is nothing but a sum, as an answer to what an hour may cost. */
export function bareBudget(text: string): Budget | null {
  const sum = SUM.exec(foldText(text).trim())?.[1];
  return sum === undefined ? null : budgetIn(`max ${sum.trim()} per hour`);
}

const NUMBERS: readonly string[] = [
  "",
  "a one ein einer einem un une uno una",
  "two zwei deux dos due couple paar",
  "three drei trois tres tre few einigen quelques unas qualche",
  "four vier quatre cuatro quattro",
  "five funf cinq cinco cinque",
  "six sechs seis sei",
].map((words) => ` ${words} `);
const UNITS = {
  days: " day days tag tagen tage jour jours dia dias giorno giorni ",
  weeks: " week weeks woche wochen semaine semaines semana semanas settimana settimane ",
  months: " month months monat monaten monate mois mes meses mese mesi ",
};
const AHEAD = / (?:in|within|after|nach|dans|d ici|apres|en|dentro de|despues de|tra|fra|entro|dopo) /;
const AROUND_SPAN = new Set(
  "in within after nach dans d ici apres en dentro de despues tra fra entro dopo about etwa environ unos circa please bitte svp it can be only erst a of".split(
    " ",
  ),
);

/** Returns the first instant (ISO) of a message that is nothing but a span from now: 'in two weeks', 'dans 10 jours'. Null where it says more. */
export function spanAhead(text: string, now: Date, zone: string | null): string | null {
  const words = wordsOf(text).map(({ folded }) => folded);
  const unit = words.flatMap((word) => Object.entries(UNITS).flatMap(([name, said]) => (said.includes(` ${word} `) ? [name] : [])))[0];
  const count = Math.max(1, ...words.flatMap((word) => numberOf(word) ?? []));
  if (!unit || !AHEAD.test(` ${words.join(" ")} `)) return null;
  const isSpan = (word: string) =>
    AROUND_SPAN.has(word) || numberOf(word) !== null || Object.values(UNITS).some((said) => said.includes(` ${word} `));
  if (!words.every(isSpan)) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone || "UTC")
    .toPlainDate();
  return new Date(today.add({ [unit]: count }).toZonedDateTime(zone || "UTC").epochMilliseconds).toISOString();
}

function numberOf(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const at = NUMBERS.findIndex((said) => said.includes(` ${word} `));
  return at > 0 ? at : null;
}
