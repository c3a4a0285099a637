import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { AMONG_WORDS } from "./among-words";
import { isIntoAMarket } from "./into-a-market";
import { MONEY_RULES_IN_WORDS } from "./money-rules-in-words";
import { ADVISES_HERE, IS_OF_A_PROFESSION, MORE_IN_WORDS, SIGNS_UP_TO_ADVISE, TAKES_PART } from "./more-questions-in-words";
import { PEOPLE_RULES_IN_WORDS } from "./people-rules-in-words";
import { FIRST_IN_WORDS } from "./prices-and-accounts-in-words";
import { RULE_PAGES } from "./rule-questions";
import { OWN_TALKS_IN_WORDS, SETTINGS_IN_WORDS } from "./settings-in-words";
import { IN_WORDS, type InWords } from "./site-questions-in-words";
import { TALK_RULES_IN_WORDS } from "./talk-rules-in-words";
import { anyOf, listOf, onlyOf, patternOf } from "./word-patterns";
import { OF_THE_SITE, SMALL_WORDS } from "./words-beside";

const FIRST = [MONEY_RULES_IN_WORDS, PEOPLE_RULES_IN_WORDS, SETTINGS_IN_WORDS, TALK_RULES_IN_WORDS, FIRST_IN_WORDS];
const THEN = [{ ...IN_WORDS, ...MORE_IN_WORDS }, OWN_TALKS_IN_WORDS];
type KeyOf<T> = T extends unknown ? keyof T : never;
type QuestionInWords = KeyOf<(typeof FIRST)[number] | (typeof THEN)[number] | typeof AMONG_WORDS>;

/** Questions that are told in no other way, and the pages that answer them, the best first. */
export const PAGES_IN_WORDS = {
  ...RULE_PAGES,
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

/** Matches texts of nothing but small words and the site's own names, in any order. */
// pattern: a space between two words, so that there is only one way to match
export const OF_SMALL_WORDS = new RegExp(`^(?: ?\\b(?:${listOf(`${SMALL_WORDS} ${OF_THE_SITE}`).map(patternOf).join("|")})\\b)* ?$`);

const entriesOf = (questions: object) => Object.entries(questions) as [QuestionInWords, readonly InWords[]][];
const compiled = [...FIRST, ...THEN]
  .flatMap((questions) =>
    entriesOf(questions).flatMap(([question, ways]) =>
      ways.map((way) => ({ question, isFirst: !THEN.includes(questions as never), ...way })),
    ),
  )
  .map(({ question, isFirst, groups, beside = "" }) => ({
    question,
    isFirst,
    groups: groups.map((group) => anyOf(group)),
    said: anyOf(groups.join(" "), "g"),
    beside: onlyOf(`${SMALL_WORDS} ${beside}`),
  }));

const compiledAmong = [
  ...entriesOf(AMONG_WORDS).flatMap(([question, ways]) =>
    ways.map(({ groups }) => ({ question, groups: groups.map((group) => anyOf(group)) })),
  ),
  ...compiled.filter(({ question }) => question !== "howItWorks"),
];

/**
 * Returns the question about the site that a text asks in whatever order of words: each group of the question is there, and nothing is left that could be of
 * another matter. 'Where do I download the receipt for last week's call' asks for invoices; with 'from our supplier' it would not.
 */
export function siteQuestionInWords(text: string): QuestionInWords | null {
  return foundInWords(text)?.question ?? null;
}

/** The same, and whether it comes before what the order of words says: 'sign up' alone asks where. */
export function foundInWords(text: string): { question: QuestionInWords; isFirst: boolean } | null {
  const all = foldedWords(text);
  if (all.split(" ").length > MAX_WORDS) return null;
  if (wantsToAdvise(all)) return { question: "becomeAdvisor", isFirst: false };
  const found = compiled.find(
    ({ groups, said, beside }) =>
      groups.every((group) => group.test(all)) &&
      all
        .replace(said, " ")
        .split(" ")
        .every((word) => word === "" || beside.test(word)),
  );
  return found ?? null;
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
