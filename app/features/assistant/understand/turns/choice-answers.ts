import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { AROUND, NO, OF_WHOM, YES } from "./turn-words";

/** What an answer in words says to a question that offers choices: which of them are meant, none, or just yes. */
export type ChoiceAnswer = { kind: "chosen"; places: number[] } | { kind: "neither" } | { kind: "yes" };

/** A longer message is a need of its own. */
const MAX_WORDS = 8;

const FIRST = /^(?:first|former|1|1st|1\.|erste[nrsm]?|erstere[nrsm]?|premier|premiere|1er|primer|primer[oa]|prim[oa])$/;
const SECOND = /^(?:second|2|2nd|zweite[nrsm]?|deuxieme|second[eoa]|segund[oa])$/;
const THIRD = /^(?:third|3|3rd|dritte[nrsm]?|troisieme|tercer|tercer[oa]|terz[oa])$/;
const LAST = /^(?:last|latter|letzte[nrsm]?|letztere[nrsm]?|derniere?|ultim[oa])$/;
const BOTH =
  /\b(?:(?:a bit|a little|some) of both|both|the two|(?:alle )?beide[sn]?(?: (?:zusammen|irgendwie|gleichzeitig|ein bisschen|etwas))?|von beidem(?: etwas)?|(?:un peu )?(?:les|des|tous les|toutes les) deux(?: (?:en fait|a la fois|ensemble))?|l une? et l autre|(?:un poco )?(?:de )?(?:amb[oa]s|l[oa]s dos)(?: cosas| a la vez)?|(?:un po )?(?:di )?(?:entramb[ie]|tutt[ei] e due)(?: le cose| i campi| insieme)?|either|egal welche[sr]?|all of (?:them|these)|all three|alle drei|tou(?:s|tes)|tod[oa]s|tutti)\b/;
const NEITHER =
  /^(?:(?:no|nein|non) )?(?:keine?s? (?:von|der) (?:beiden|zwei|allen)|ni l une? ni l autre|aucune? (?:des|de ces) (?:deux|trois)|neither of (?:them|the two|those|these)|none of (?:them|these|those)|ningun[oa] de (?:l[oa]s dos|est[oa]s|ell[oa]s)|nessun[oa] (?:dei|delle) due|weder noch|ni un[oa] ni otr[oa]|ne l un[oa]? ne l altr[oa])$/;
/** A shorter word of a name may stand in any sentence: 'and', 'of'. */
const MIN_OF_NAME = 4;

/**
 * Returns how a message answers the question which of several is meant, in words: 'yes', 'the second', 'beide', 'ninguno', or a part of one's name. `names` has each choice's
 * names, in every language that may be used. Null where it says anything else.
 */
export function choiceAnswer(text: string, names: readonly (readonly string[])[]): ChoiceAnswer | null {
  const words = wordsOf(text).map(({ folded }) => folded);
  if (words.length === 0 || words.length > MAX_WORDS || names.length === 0) return null;
  const isNo = words.some((word) => NO.has(word));
  const isAround = (word: string) => AROUND.has(word) || YES.has(word) || NO.has(word) || (isNo && OF_WHOM.has(word));
  const plain = words.join(" ");
  if (NEITHER.test(plain) || (isNo && BOTH.test(plain))) return { kind: "neither" };
  if (isBoth(plain, isAround)) return chosen(names.map((_, at) => at));
  const place = placeSaid(words, names.length);
  if (place !== null && words.every((word) => isAround(word) || placeSaid([word], names.length) !== null)) return chosen([place]);
  const named = namedIn(words, names, isAround);
  if (named !== null) return chosen([named]);
  if (!words.every(isAround)) return null;
  if (isNo) return { kind: "neither" };
  if (!words.some((word) => YES.has(word))) return null;
  return names.length === 1 ? chosen([0]) : { kind: "yes" };
}

const isBoth = (plain: string, isAround: (word: string) => boolean) =>
  BOTH.test(plain) && plain.replace(BOTH, " ").split(" ").filter(Boolean).every(isAround);

/** Returns whether a message says nothing but 'both' or 'all of them', which without a question before it says nothing. */
export const saysOnlyBoth = (text: string): boolean =>
  isBoth(
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(" "),
    (word) => AROUND.has(word) || YES.has(word),
  );

const chosen = (places: number[]): ChoiceAnswer => ({ kind: "chosen", places });

/** Returns the place that a message names, which has to be one of `count`. */
export function placeSaid(words: readonly string[], count: number): number | null {
  const places = [FIRST, SECOND, THIRD].map((place) => words.some((word) => place.test(word)));
  const at = words.some((word) => LAST.test(word)) ? count - 1 : places.indexOf(true);
  return at >= 0 && at < count ? at : null;
}

/** Returns which choice shares a word with a message that says nothing else: 'rather the software'. */
function namedIn(words: readonly string[], names: readonly (readonly string[])[], isAround: (word: string) => boolean): number | null {
  const parts = names.map((some) => new Set(some.flatMap((name) => wordsOf(name).map(({ folded }) => folded))));
  const telling = words.filter((word) => !isAround(word));
  const found = parts.flatMap((own, at) => (telling.some((word) => word.length >= MIN_OF_NAME && own.has(word)) ? [at] : []));
  const [only] = found;
  return only !== undefined && found.length === 1 && telling.every((word) => parts[only]?.has(word)) ? only : null;
}
