import { COMPOUNDS } from "#app/features/catalog/compound-words";
import { madeOfTopics } from "../topic-list";
import { allSayings } from "./topics-in-text";
import { slipsBetween, slipsForgiven } from "./typos";
import { type Word, wordsOf } from "./words-of-text";

/** Minimum weight of a term, as opposed to a hint. */
const MIN_WEIGHT = 1;
/** Shorter words are too similar to too many others, even next to the other half of a term. */
const SHORTEST = 4;
const MAX_WORDS = 200;

/** Two-word terms with both words long enough to recognize a typo, by first letter. */
const termsByLetter = madeOfTopics(() => {
  const said = allSayings().flatMap(({ words, weight }) => (weight >= MIN_WEIGHT && words.length === 2 ? [words] : []));
  const terms = [...COMPOUNDS, ...said].map(([first = "", second = ""]) => [first.replace("*", ""), second.replace("*", "")] as const);
  const long = terms.filter(([first, second]) => first.length >= SHORTEST && second.length >= SHORTEST);
  return Map.groupBy(long, ([first]) => first.charAt(0));
});

/**
 * Corrects typos in two-word terms whose words alone would be too short to be sure: 'trade mrak', 'bussines plna'. First letters and
 * `isKnown` words (folded) count as correct; the surrounding text stays.
 */
export function withTermsMended(text: string, isKnown: (word: string) => boolean): string {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const strange = words.map(({ folded }) => folded.length >= SHORTEST && !isKnown(folded));
  if (!strange.includes(true)) return text;
  const mended = new Map<Word, string>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (!next || (!strange[index] && !strange[index + 1])) continue;
    const term = termMeant(word.folded, next.folded, [strange[index]!, strange[index + 1]!]);
    if (term) for (const [offset, each] of [word, next].entries()) if (strange[index + offset]) mended.set(each, term[offset]!);
  }
  return [...mended].reduceRight((whole, [{ start, end }, meant]) => whole.slice(0, start) + meant + whole.slice(end), text);
}

/** Returns the nearest term that two words were meant to be, allowing a typo or two in the unknown ones. */
function termMeant(first: string, second: string, [isFirstStrange, isSecondStrange]: readonly [boolean, boolean]) {
  let nearest: { term: readonly [string, string]; slips: number } | null = null;
  for (const term of termsByLetter().get(first.charAt(0)) ?? []) {
    const slips = slipsIn(first, term[0], isFirstStrange) + slipsIn(second, term[1], isSecondStrange);
    if (slips < (nearest?.slips ?? Number.POSITIVE_INFINITY)) nearest = { term, slips };
  }
  return nearest && nearest.slips > 0 ? nearest.term : null;
}

function slipsIn(said: string, meant: string, isStrange: boolean): number {
  if (said === meant) return 0;
  if (!isStrange || said.charAt(0) !== meant.charAt(0)) return Number.POSITIVE_INFINITY;
  const most = Math.max(1, Math.min(slipsForgiven(said), slipsForgiven(meant)));
  const slips = slipsBetween(said, meant, most);
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
}
