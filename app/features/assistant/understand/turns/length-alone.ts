import { foldText } from "#app/features/catalog/search-words";
import type { Duration } from "#app/features/rules/rules";
import { besidePreferences } from "#app/features/topics/classifier/preference-words";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { timesIn } from "../wishes/hours-in-text";
import { lengthIn } from "../wishes/length-in-text";
import { NO } from "./turn-words";

/** A longer message has a matter of its own. */
const MOST_WORDS = 12;

/** What stands beside a length that is wished for, in the five languages. */
const BESIDE = new Set(
  `rather instead better best actually enough just make made let s do fine suffices sufficient perhaps maybe well more prefer preferably good talk call session long longer short shorter
  doch lieber besser eher reicht reichen genugt genugen gerne gern bitte stattdessen vielleicht langer kurzer gesprach lang ware sogar hochstens mindestens
  plutot mieux suffit suffira suffirait finalement prefere preferons alors peut etre entretien longtemps assez
  mejor basta bastan bastaria suficiente prefiero preferimos llega alcanza seria quizas solo conversacion casi
  meglio basterebbe piuttosto preferisco sufficiente magari forse soltanto solo colloquio anzi invece facciamo`.split(/\s+/),
);

/** Elsewhere 'an hour' is what a price is for. */
// pattern: anchored at both ends; fixed alternatives.
const BARE_HOUR =
  /^(?:an|one|1) hour(?: (?:is enough|is fine|will do|would do|would be better|would be enough|please|instead|is better))?[.!]?$/;

/** Returns the length of a talk that a message says, if it says nothing else but when: such a message tells of no danger either. */
export function lengthAlone(text: string): Duration | null {
  const words = wordsOf(text).map(({ folded }) => folded);
  if (words.length > MOST_WORDS || words.some((word) => NO.has(word) || word === "t")) return null;
  const { minutes, rest } = lengthIn(BARE_HOUR.test(foldText(text)) ? `for ${text}` : text);
  if (minutes === null) return null;
  const { beside, isOfOtherMatter } = besidePreferences(timesIn(rest).rest);
  return !isOfOtherMatter && beside.every((word) => BESIDE.has(word)) ? minutes : null;
}
