import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { AMONG_WORDS } from "./among-words";
import { isIntoAMarket } from "./into-a-market";
import { ADVISES_HERE, IS_OF_A_PROFESSION, MORE_IN_WORDS, SIGNS_UP_TO_ADVISE, TAKES_PART } from "./more-questions-in-words";
import { FIRST_IN_WORDS } from "./prices-and-accounts-in-words";
import { IN_WORDS, type InWords } from "./site-questions-in-words";
import { OF_THE_SITE, SMALL_WORDS } from "./words-beside";

const QUESTIONS = { ...FIRST_IN_WORDS, ...IN_WORDS, ...MORE_IN_WORDS };
type QuestionInWords = keyof typeof QUESTIONS | keyof typeof AMONG_WORDS;

/** Questions that are told in no other way, and the pages that answer them, the best first. */
export const PAGES_IN_WORDS = {
  password: ["/auth/forgot", "/auth"],
  language: ["/profile/preferences"],
  cancelling: ["/consultations", "/terms"],
  moving: ["/consultations", "/help"],
  noAnswer: ["/consultations", "/help"],
  app: ["/how-it-works"],
  surge: ["/pricing"],
  look: ["/profile/preferences", "/help"],
  noAccount: ["/find-advisor", "/how-it-works"],
  elsewhere: ["/help", "/how-it-works"],
} as const;
export type OnlyInWords = keyof typeof PAGES_IN_WORDS;
export const ONLY_IN_WORDS = Object.keys(PAGES_IN_WORDS) as OnlyInWords[];

/** A longer text tells something else as well. */
const MAX_WORDS = 30;
/** Of a text that is about the site its beginning is enough. */
const MAX_WORDS_AMONG = 80;

export const BEFORE_OTHERS: readonly string[] = Object.keys(FIRST_IN_WORDS);

const listOf = (words: string) => [...new Set(words.split(/\s+/).filter(Boolean))];
/** In a list `_` joins the words of one entry, `*` stands for any ending, and `?` for any letter. */
const patternOf = (entry: string) => entry.replaceAll("_", " ").replaceAll("*", "\\w*").replaceAll("?", "\\w");
/** The longer entries first, so that 'my data' is not read as 'my'. */
const choiceOf = (words: string) =>
  listOf(words)
    .sort((one, other) => other.length - one.length)
    .map(patternOf)
    .join("|");
const anyOf = (words: string, flags = "") =>
  // pattern: a choice of words with any ending, each between two ends of words
  new RegExp(`\\b(?:${choiceOf(words)})\\b`, flags);
// pattern: a single word, matched as a whole
const onlyOf = (words: string) => new RegExp(`^(?:\\d{1,4}|${listOf(words.replaceAll("_", " ")).map(patternOf).join("|")})$`);

/** Matches texts of nothing but small words and the site's own names, in any order. */
// pattern: a space between two words, so that there is only one way to match
export const OF_SMALL_WORDS = new RegExp(`^(?: ?\\b(?:${listOf(`${SMALL_WORDS} ${OF_THE_SITE}`).map(patternOf).join("|")})\\b)* ?$`);

const compiled = (Object.entries(QUESTIONS) as [QuestionInWords, readonly InWords[]][]).flatMap(([question, ways]) =>
  ways.map(({ groups, beside = "" }) => ({
    question,
    groups: groups.map((group) => anyOf(group)),
    said: anyOf(groups.join(" "), "g"),
    beside: onlyOf(`${SMALL_WORDS} ${beside}`),
  })),
);

const compiledAmong = [
  ...(Object.entries(AMONG_WORDS) as [QuestionInWords, readonly InWords[]][]).flatMap(([question, ways]) =>
    ways.map(({ groups }) => ({ question, groups: groups.map((group) => anyOf(group)) })),
  ),
  ...compiled.filter(({ question }) => question !== "howItWorks"),
];

/**
 * Returns the question about the site that a text asks in whatever order of words: each group of the question is there, and nothing is left that could be of
 * another matter. 'Where do I download the receipt for last week's call' asks for invoices; with 'from our supplier' it would not.
 */
export function siteQuestionInWords(text: string): QuestionInWords | null {
  const all = foldedWords(text);
  if (all.split(" ").length > MAX_WORDS) return null;
  if (wantsToAdvise(all)) return "becomeAdvisor";
  const found = compiled.find(
    ({ groups, said, beside }) =>
      groups.every((group) => group.test(all)) &&
      all
        .replace(said, " ")
        .split(" ")
        .every((word) => word === "" || beside.test(word)),
  );
  return found?.question ?? null;
}

/** Returns the question of a text that is known to be about the site, whatever else it tells. */
export function siteQuestionAmong(text: string): QuestionInWords | null {
  const all = foldedWords(text).split(" ", MAX_WORDS_AMONG).join(" ");
  if (wantsToAdvise(all)) return "becomeAdvisor";
  const found = compiledAmong.find(({ groups }) => groups.every((group) => group.test(all)))?.question ?? null;
  return found === "signIn" && isIntoAMarket(all) ? null : found;
}

/** Makes the patterns of one question after the other, before anybody asks. */
export const questionPreparations: readonly (() => unknown)[] = [
  [OF_SMALL_WORDS],
  ...compiled.map(({ groups, said, beside }) => [...groups, said, beside]),
  ...compiledAmong.map(({ groups }) => groups),
].map((patterns) => () => patterns.map((pattern) => pattern.test("")));

const wantsToAdvise = (words: string) =>
  [TAKES_PART, ADVISES_HERE, IS_OF_A_PROFESSION, SIGNS_UP_TO_ADVISE].some((said) => said.test(words));

/** Returns the folded words of a text with single spaces. */
export const foldedWords = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
