import type { CalmWords } from "#app/features/danger/danger-line";
import type { NearArea } from "#app/features/topics/vocabulary/nearest-areas";
import { type AdvisorCard, type ListedCard, listedCard, type MatchedCard, matchedCard } from "../cards/advisor-card";

/** One page of directory search results, as the screens receive it. */
export interface DirectoryFindings<Card = ListedCard> {
  /** Total number on all pages. */
  total: number;
  cards: Card[];
  /** Value of `after` in the next page's URL; null on the last page. */
  next: string | null;
  /** Misspelt words of the search with their corrections, if any. */
  corrections?: { said: string; meant: string }[];
  /** If nobody matches the words: the areas nearest to them. */
  nearest?: NearArea[];
  /** Whether nobody matches the words, and the nearest advisors are listed instead. */
  isNear?: true;
  /** Whether the topic of the text is known, even if nobody matches its words: it is nothing that the site lacks. */
  isUnderstood?: true;
  /** Whether more advisors match than those whose calendars were checked. */
  isBounded?: true;
  /** "Close, but …": the wishes of the text that none of the cards meets. */
  close?: string;
  /** Set when the text says that the person is in danger: no search was made. */
  calm?: CalmWords;
}

/** Whether a search for an advisor failed; small talk and understood sentences do not count. */
export const isInVain = ({ total, isNear, isUnderstood, calm }: Pick<DirectoryFindings, "total" | "isNear" | "isUnderstood" | "calm">) =>
  !calm && !isUnderstood && (total === 0 || isNear === true);

/** Reduces results to the data a list page carries. */
export const listed = (found: DirectoryFindings<AdvisorCard>): DirectoryFindings => ({ ...found, cards: found.cards.map(listedCard) });

/** Reduces results to the data that match cards need. */
export const matched = (found: DirectoryFindings<AdvisorCard>): DirectoryFindings<MatchedCard> => ({
  ...found,
  cards: found.cards.map(matchedCard),
});
