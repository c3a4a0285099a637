import { finderOf, foldText } from "#app/features/catalog/search-words";
import { offeredTopics } from "#app/features/topics/topic-list";
import { topicPath } from "#app/features/topics/topic-path";

export interface FoundLink {
  path: string;
  name: string;
  description?: string;
  /** A person's picture; null for who has none, left out for what is no person. */
  face?: string | null;
  /** What an hour costs, in the currency's smallest unit. */
  price?: { hourlyRate: number; currency: string } | null;
}

/** An advisor as the search dialog offers one. */
export type FoundAdvisor = Required<FoundLink>;

/** Everything a text finds. */
export interface Found {
  categories: readonly FoundLink[];
  pages: readonly FoundLink[];
  advisors: readonly FoundLink[];
  topics: readonly FoundLink[];
}

/** Whether the server has said what it knows of a text, is still asked, or cannot be reached. */
export type LiveState = "answered" | "searching" | "lost";

/** From so many letters on the search asks the directory, too. */
const LIVE_SEARCH_LETTERS = 2;

const MOST_TOPICS = 6;

export function isLiveSearch(text: string): boolean {
  return [...text.trim()].length >= LIVE_SEARCH_LETTERS;
}

/** The areas of expertise whose name holds the text or its words, each with the page it is at home on. */
export function foundTopics(text: string): FoundLink[] {
  if (!isLiveSearch(text)) return [];
  const wanted = foldText(text.trim());
  const isFoundIn = finderOf(text);
  return offeredTopics()
    .filter(({ name }) => foldText(name).includes(wanted) || isFoundIn(name))
    .slice(0, MOST_TOPICS)
    .map((area) => ({ path: topicPath(area), name: area.name }));
}
