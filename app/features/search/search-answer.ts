import { finderOf, foldText } from "#app/features/catalog/search-words";
import { offeredTopics, type Topic } from "#app/features/topics/topic-list";
import { topicPath } from "#app/features/topics/topic-path";

export interface FoundLink {
  path: string;
  name: string;
  description?: string;
  /** A person's photo; null if they have none, omitted for anything else. */
  face?: string | null;
  /** Hourly rate in the currency's smallest unit. */
  price?: { hourlyRate: number; currency: string } | null;
}

/** An advisor in the search dialog. */
export type FoundAdvisor = Required<FoundLink>;

/** All results for a text. */
export interface Found {
  categories: readonly FoundLink[];
  pages: readonly FoundLink[];
  advisors: readonly FoundLink[];
  topics: readonly FoundLink[];
}

/** Whether the server has answered for a text, is being asked, or is unreachable. */
export type LiveState = "answered" | "searching" | "lost";

interface Asked {
  /** What is in the box. */
  wanted: string;
  /** The text whose request has ended, answered or not. */
  ended: string | null;
  /** The text of the page's own results. */
  ofPage: string;
  /** The text that the last answer is about. */
  ofAnswer: string | undefined;
}

/** Whether a text of enough letters is answered: a request that ended without an answer about this very text has not reached the server. */
export function liveState({ wanted, ended, ofPage, ofAnswer }: Asked): LiveState {
  if (wanted !== ended) return "searching";
  return wanted === ofPage || wanted === ofAnswer ? "answered" : "lost";
}

/** From this many letters on the search also asks the directory. */
const LIVE_SEARCH_LETTERS = 2;

const MAX_TOPICS = 6;

export function isLiveSearch(text: string): boolean {
  return [...text.trim()].length >= LIVE_SEARCH_LETTERS;
}

/** From this many words on a text tells something instead of naming it. */
const WORDS_OF_A_SENTENCE = 4;

export const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= WORDS_OF_A_SENTENCE;

/** Whether a text has letters that are folded where it is searched. */
export const hasAccent = (text: string): boolean => foldText(text) !== text.toLowerCase();

/**
 * Returns the areas of expertise whose name, also as `named` translates it, contains the text or the beginnings of words in it, each with its page. Where a name
 * has the accents of the text, those without them are left out: 'ü' is 'u' only where no word has it.
 */
export function foundTopics(text: string, named: (english: string) => string = String): FoundLink[] {
  if (!isLiveSearch(text)) return [];
  const [wanted, written] = [foldText(text.trim()), text.trim().normalize("NFC").toLowerCase()];
  const isFoundIn = finderOf(text);
  const namesOf = ({ name }: Topic) => [...new Set([name, named(name)])];
  const found = offeredTopics().filter((area) => namesOf(area).some((each) => foldText(each).includes(wanted) || isFoundIn(each)));
  const asWritten = hasAccent(written) ? found.filter((area) => namesOf(area).some((each) => each.toLowerCase().includes(written))) : [];
  return (asWritten.length > 0 ? asWritten : found).slice(0, MAX_TOPICS).map((area) => ({ path: topicPath(area), name: area.name }));
}
