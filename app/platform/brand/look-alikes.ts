import { decomposed } from "../decomposed";
import { skeletonOf } from "./drawn-alike";
import { isMadeOf } from "./made-of";
import { isOfficeAlone } from "./office-names";
import { isOneSlipWithin } from "./one-slip";
import { BESIDE, OF_ALL, POSTS, ROLES, ROLES_ALONE } from "./staff-words";

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
  const called = skeletonOf(site);
  const own = called === "" ? ROLES_AS_SEEN : [called, ...ROLES_AS_SEEN];
  return withoutDigits(name).some(
    (text) =>
      isMadeOf(skeletonOf(text), own, BESIDE_AS_SEEN) ||
      isOfficeAlone(skeletonOf(text)) ||
      isWithin(text, called) ||
      isSlipOf(text, site) ||
      hasWordsOf(text, called, isRoleOfPost),
  );
}

/**
 * Whether what somebody says of their work, which stands beside their name, can be taken so: with the site's name in it as in a name, or made of what those
 * are called who run a site and a word for them all, such as 'team'. 'Customer Support' or 'System Administrator' is a job like any other.
 */
export function soundsLikeSite(work: string, site: string): boolean {
  if (work.split(/[\s_-]+/).some(isOfTwoAlphabets)) return true;
  const called = skeletonOf(site);
  const words = skeletons(wordsOf(work));
  return withoutDigits(work).some(
    (text) =>
      (called !== "" && isMadeOf(skeletonOf(text), [called], [...ROLES_AS_SEEN, ...BESIDE_AS_SEEN])) ||
      (words.some((word) => OF_ALL_AS_SEEN.has(word)) && isMadeOf(skeletonOf(text), ROLES_AS_SEEN, BESIDE_AS_SEEN)) ||
      isWithin(text, called) ||
      isSlipOf(text, site) ||
      hasWordsOf(text, called),
  );
}

const withoutDigits = (text: string) => [text, text.replaceAll(/\d/g, "")];

const isWithin = (text: string, called: string) => called.length >= SHORTEST_WITHIN && skeletonOf(text).includes(called);

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{Nd}@$|!]+/u);

/** Whether a site's name stands in a text with one slip that nobody sees: 'Sage Ridge' is two words, and no 'Sagebridge'. */
function isSlipOf(text: string, site: string): boolean {
  const [words, many] = [skeletons(wordsOf(text)), skeletons(wordsOf(site)).length];
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + MOST_WORDS_OF_ONE).map((__, more) => words.slice(from, from + more + 1)),
  );
  return runs.some((run) => isOneSlipWithin(run.join(""), skeletonOf(site), { isOneWord: run.length <= many }));
}

/** Several words of a name that are one, and what stands before and behind them. */
type AmongWords = (text: string, first: string, beside: (string | undefined)[]) => boolean;

/** Whether they are a role that nobody else is called by, or one with the post of one. */
const isRoleOfPost: AmongWords = (text, first, beside) =>
  ALONE.has(first) || (ROLES_AS_SEEN.includes(text) && beside.some((word) => word !== undefined && POSTS_AS_SEEN.has(word)));

/** Whether the site's name, or what else is looked for, stands among the words of a name. */
function hasWordsOf(name: string, called: string, isOther: AmongWords = () => false): boolean {
  const words = skeletons(wordsOf(name));
  return words.some((word, from) =>
    words.slice(from, from + MOST_WORDS_OF_ONE).some((_, more) => {
      const to = from + more + 1;
      const text = words.slice(from, to).join("");
      return (called.length >= SHORTEST_TELLING && text === called) || isOther(text, word, [words[from - 1], words[to]]);
    }),
  );
}

/** Letters of Chinese, Japanese and Korean stand beside those of any alphabet. */
const OF_ANY_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]/gu;
const ALPHABETS = [/\p{Script=Latin}/gu, /\p{Script=Greek}/gu, /\p{Script=Cyrillic}/gu];

/** Whether a word has letters of one alphabet that looks like others, and of another one. */
function isOfTwoAlphabets(word: string): boolean {
  const letters = decomposed(word)
    .replaceAll(/[^\p{L}]/gu, "")
    .replaceAll(OF_ANY_WORD, "");
  return ALPHABETS.some((alphabet) => !["", letters].includes(letters.replaceAll(alphabet, "")));
}
