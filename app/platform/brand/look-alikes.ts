import { skeletonOf } from "./drawn-alike";
import { isMadeOf } from "./made-of";
import { isOfficeAlone } from "./office-names";
import { isOneTypoWithin } from "./one-typo";
import { BESIDE, OF_ALL, POSTS, ROLES, ROLES_ALONE } from "./staff-words";
import { isOfTwoAlphabets } from "./two-alphabets";

const skeletons = (words: readonly string[]) => words.map((word) => skeletonOf(word)).filter((word) => word !== "");
const [ROLES_AS_SEEN, BESIDE_AS_SEEN] = [skeletons(ROLES), skeletons(BESIDE)];
const [ALONE, POSTS_AS_SEEN, OF_ALL_AS_SEEN] = [ROLES_ALONE, POSTS, OF_ALL].map((words) => new Set(skeletons(words))) as [
  Set<string>,
  Set<string>,
  Set<string>,
];

/** A shorter site name may be a common first name, or part of other words by chance. */
const MIN_NAME_LENGTH = 5;
const MIN_CONTAINED_LENGTH = 8;
/** How many words may run together into one: 'atención al cliente', or the name of a site. */
const MAX_WORDS_OF_ONE = 5;

/**
 * Whether a name could pass for the site or its staff: a staff role alone or next to words such as 'team', or the site's name next to
 * anything, in any case, with blanks, marks, accents, digits, look-alike letters or one typo. Also true for a word that mixes two
 * alphabets, which is there to imitate another.
 */
export function looksLikeSite(name: string, site: string): boolean {
  if (name.split(/[\s_-]+/).some(isOfTwoAlphabets)) return true;
  const called = calledAs(site);
  const own = called.whole === "" ? ROLES_AS_SEEN : [called.whole, ...ROLES_AS_SEEN];
  return seenAs(name).some(
    ({ whole, words }) =>
      isMadeOf(whole, own, BESIDE_AS_SEEN) ||
      isOfficeAlone(whole) ||
      isWithin(whole, called.whole) ||
      isSlipOf(words, called) ||
      hasWordsOf(words, called.whole, isRoleOfPost),
  );
}

/**
 * Whether somebody's job title, shown next to their name, could pass for the site: with the site's name in it, or made of a staff role and
 * a collective word such as 'team'. 'Customer Support' or 'System Administrator' is a job like any other.
 */
export function soundsLikeSite(work: string, site: string): boolean {
  if (work.split(/[\s_-]+/).some(isOfTwoAlphabets)) return true;
  const called = calledAs(site);
  return seenAs(work).some(
    ({ whole, words }) =>
      (called.whole !== "" && isMadeOf(whole, [called.whole], [...ROLES_AS_SEEN, ...BESIDE_AS_SEEN])) ||
      (words.some((word) => OF_ALL_AS_SEEN.has(word)) && isMadeOf(whole, ROLES_AS_SEEN, BESIDE_AS_SEEN)) ||
      isWithin(whole, called.whole) ||
      isSlipOf(words, called) ||
      hasWordsOf(words, called.whole),
  );
}

/** A text as it looks: as a whole without blanks, and word by word. */
interface Seen {
  whole: string;
  words: string[];
}

const seen = (text: string): Seen => ({ whole: skeletonOf(text), words: skeletons(text.split(/[^\p{L}\p{M}\p{Nd}@$|!]+/u)) });

/** The text with and without its digits. */
const seenAs = (text: string): Seen[] => (/\d/.test(text) ? [seen(text), seen(text.replaceAll(/\d/g, ""))] : [seen(text)]);

let known = { site: "", called: seen("") };
/** Caches the last site name, which rarely changes. */
function calledAs(site: string): Seen {
  if (known.site !== site) known = { site, called: seen(site) };
  return known.called;
}

const isWithin = (text: string, called: string) => called.length >= MIN_CONTAINED_LENGTH && text.includes(called);

/** Whether a text contains the site's name with one typo that nobody notices: 'Sage Ridge' is two words, not 'Sagebridge'. */
function isSlipOf(words: readonly string[], called: Seen): boolean {
  const runs = words.flatMap((_, from) => words.slice(from, from + MAX_WORDS_OF_ONE).map((__, more) => words.slice(from, from + more + 1)));
  return runs.some((run) => isOneTypoWithin(run.join(""), called.whole, { isOneWord: run.length <= called.words.length }));
}

/** Tests several words of a name joined into one, with the words before and behind them. */
type AmongWords = (text: string, first: string, beside: (string | undefined)[]) => boolean;

/** Whether the words are a role that no person has as a name, or a role next to a staff word. */
const isRoleOfPost: AmongWords = (text, first, beside) =>
  ALONE.has(first) || (ROLES_AS_SEEN.includes(text) && beside.some((word) => word !== undefined && POSTS_AS_SEEN.has(word)));

/** Whether the site's name, or whatever `isOther` accepts, is among the words of a name. */
function hasWordsOf(words: readonly string[], called: string, isOther: AmongWords = () => false): boolean {
  return words.some((word, from) =>
    words.slice(from, from + MAX_WORDS_OF_ONE).some((_, more) => {
      const to = from + more + 1;
      const text = words.slice(from, to).join("");
      return (called.length >= MIN_NAME_LENGTH && text === called) || isOther(text, word, [words[from - 1], words[to]]);
    }),
  );
}
