import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { mayBeginPlace, placeAt } from "./place-in-text";
import { signsOf } from "./signs-of-place";

/** Authorities, registers and taxes that only one country has, or few: whose rules apply. Against folded words. */
const OF_COUNTRIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ (?:hmrc|companies house|ofsted|paye|ico fine|dvla) /, ["United Kingdom"]],
  [/ (?:irs|fda|w 2|1099|llc|401k) /, ["United States"]],
  [/ (?:cnil|urssaf|kbis|siret|prud hommes|prudhommes|sarl|sasu|auto entrepreneur|direccte|cfe) /, ["France"]],
  [/ (?:aeat|agencia tributaria|autonom[oa]s?|modelo 303|cuota de autonomos) /, ["Spain"]],
  [/ (?:forfettario|agenzia delle entrate|inps|inail|guardia di finanza|partita iva|srl|f24) /, ["Italy"]],
  [/ (?:finanzamt|gmbh|ust id) /, ["Germany", "Austria", "Switzerland"]],
  [/ (?:bafin|gewerbesteuer|gewerbeamt|berufsgenossenschaft|kunstlersozialkasse) /, ["Germany"]],
];

/** Returns the countries that a matter has to do with, whatever for: where somebody is, sells to, or whose authority has written. */
export function marketsIn(text: string): string[] {
  const signs = signsOf(text);
  const words = signs.read.map(({ folded }) => folded);
  const named = words.flatMap((word, index) => (mayBeginPlace(word) ? (placeAt(signs, words, index)?.country ?? []) : []));
  const plain = ` ${wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ")} `;
  const ruled = OF_COUNTRIES.flatMap(([said, countries]) => (said.test(plain) ? countries : []));
  return [...new Set([...named, ...ruled])];
}
