import type { CalmWords } from "#app/features/danger/danger-line";
import type { NearArea } from "#app/features/topics/vocabulary/nearest-areas";
import { type AdvisorCard, type ListedCard, listedCard, type MatchedCard, matchedCard } from "../cards/advisor-card";

/** One page of a search of the directory, as screens have it. */
export interface DirectoryFindings<Card = ListedCard> {
  /** How many there are on all pages. */
  total: number;
  cards: Card[];
  /** What the `after` of the next page's URL is; null on the last page. */
  next: string | null;
  /** Misspelt words of the search with what they were taken for, where there were some. */
  corrections?: { said: string; meant: string }[];
  /** Where nobody has the words: the areas that come nearest to them. */
  nearest?: NearArea[];
  /** That nobody has the words, and those listed are the nearest to them. */
  isNear?: true;
  /** That it is known what the text is about, though nobody may have its words: nothing that this site lacks. */
  isUnderstood?: true;
  /** That more fit than those whose calendars were looked at. */
  isBounded?: true;
  /** Somebody tells that they are in danger: nobody was looked for. */
  calm?: CalmWords;
}

/** Whether somebody looked in vain for an advisor: not with small talk, nor with a sentence that was understood. */
export const isInVain = ({ total, isNear, isUnderstood, calm }: Pick<DirectoryFindings, "total" | "isNear" | "isUnderstood" | "calm">) =>
  !calm && !isUnderstood && (total === 0 || isNear === true);

/** What was found, as a page carries it. */
export const listed = (found: DirectoryFindings<AdvisorCard>): DirectoryFindings => ({ ...found, cards: found.cards.map(listedCard) });

/** The same where each card is a match. */
export const matched = (found: DirectoryFindings<AdvisorCard>): DirectoryFindings<MatchedCard> => ({
  ...found,
  cards: found.cards.map(matchedCard),
});
