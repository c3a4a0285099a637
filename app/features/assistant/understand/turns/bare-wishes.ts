import { Temporal } from "temporal-polyfill";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import type { Budget } from "../need";
import { budgetIn } from "../wishes/budget-in-text";

/** A message that is nothing but a sum: '£80', '80 euros', 'max 90'. */
// pattern: anchored at both ends; a sum has at most seven digits, and around it stand fixed alternatives.
const SUM =
  /^(?:(?:max|maximum|maximal|hochstens|up to|under|bis|unter|about|around|etwa|circa|ca|environ|sobre|unos|circa|my budget is|mein budget ist) )?(?:[€$£¥] ?)?\d{2,7}(?:[.,]\d{1,2})? ?(?:[€$£¥]|[a-zà-ü]{3,9})?(?: (?:max|maximum|please|bitte|svp))?[.!]?$/iu;

/** Returns the budget of a message that is nothing but a sum, as an answer to what an hour may cost. */
export function bareBudget(text: string): Budget | null {
  const sum = text.trim();
  if (!SUM.test(sum)) return null;
  return budgetIn(sum) ?? budgetIn(`max ${sum.replace(/ (?:please|bitte|svp)$/i, "")} per hour`);
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
