import { skeletonOf } from "./drawn-alike";
import { isMadeOf } from "./made-of";
import { isOfficeAlone } from "./office-names";
import { isOneSlipWithin } from "./one-slip";
import { BESIDE, OF_ALL, POSTS, ROLES, ROLES_ALONE } from "./staff-words";
import { isOfTwoAlphabets } from "./two-alphabets";

const skeletons = (words: readonly string[]) => words.map((word) => skeletonOf(word)).filter((word) => word !== "");
const [ROLES_AS_SEEN, BESIDE_AS_SEEN] = [skeletons(ROLES), skeletons(BESIDE)];
const [ALONE, POSTS_AS_SEEN, OF_ALL_AS_SEEN] = [ROLES_ALONE, POSTS, OF_ALL].map((words) => new Set(skeletons(words))) as [
  Set<string>,
  Set<string>,
  Set<string>,
];

/** A shorter name of a site is many a person's first name, and stands within other words by chance. */
const SHORTEST_TELLING = 5;
const SHORTEST_WITHIN = 8;
/** So many words make one together: 'atención al cliente', or the name of a site. */
const MOST_WORDS_OF_ONE = 5;

/**
 * Whether a name can be taken for the site itself, or for those who run it: theirs alone or beside words such as 'team', its own beside anything, in
 * any case, with blanks, marks, accents, digits, letters that look like its own or one slip; and one with a word of two alphabets, which is there to look like
 * another.
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
 * Whether what somebody says of their work, which stands beside their name, can be taken so: with the site's name in it as in a name, or made of what those
 * are called who run a site and a word for them all, such as 'team'. 'Customer Support' or 'System Administrator' is a job like any other.
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

/** A text as it is seen: all of it without its blanks, and word by word. */
interface Seen {
  whole: string;
  words: string[];
}

const seen = (text: string): Seen => ({ whole: skeletonOf(text), words: skeletons(text.split(/[^\p{L}\p{M}\p{Nd}@$|!]+/u)) });

/** With and without the digits in it. */
const seenAs = (text: string): Seen[] => (/\d/.test(text) ? [seen(text), seen(text.replaceAll(/\d/g, ""))] : [seen(text)]);

let known = { site: "", called: seen("") };
/** A site is called the same for long. */
function calledAs(site: string): Seen {
  if (known.site !== site) known = { site, called: seen(site) };
  return known.called;
}

const isWithin = (text: string, called: string) => called.length >= SHORTEST_WITHIN && text.includes(called);

/** Whether a site's name stands in a text with one slip that nobody sees: 'Sage Ridge' is two words, and no 'Sagebridge'. */
function isSlipOf(words: readonly string[], called: Seen): boolean {
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + MOST_WORDS_OF_ONE).map((__, more) => words.slice(from, from + more + 1)),
  );
  return runs.some((run) => isOneSlipWithin(run.join(""), called.whole, { isOneWord: run.length <= called.words.length }));
}

/** Several words of a name that are one, and what stands before and behind them. */
type AmongWords = (text: string, first: string, beside: (string | undefined)[]) => boolean;

/** Whether they are a role that nobody else is called by, or one with the post of one. */
const isRoleOfPost: AmongWords = (text, first, beside) =>
  ALONE.has(first) || (ROLES_AS_SEEN.includes(text) && beside.some((word) => word !== undefined && POSTS_AS_SEEN.has(word)));

/** Whether the site's name, or what else is looked for, stands among the words of a name. */
function hasWordsOf(words: readonly string[], called: string, isOther: AmongWords = () => false): boolean {
  return words.some((word, from) =>
    words.slice(from, from + MOST_WORDS_OF_ONE).some((_, more) => {
      const to = from + more + 1;
      const text = words.slice(from, to).join("");
      return (called.length >= SHORTEST_TELLING && text === called) || isOther(text, word, [words[from - 1], words[to]]);
    }),
  );
}
