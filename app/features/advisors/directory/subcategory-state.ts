/** What a sub-category page was asked for by its address. */
export interface SubcategorySearchState {
  /** The free text searched for; empty before a search. */
  text: string;
  /** Whether every result is listed, and not the best three alone. */
  isAll: boolean;
  /** A search was asked for without a text. */
  isBlank: boolean;
  /** The place in the list of all. */
  after?: string;
  /** How many pages of it stand below one another. */
  page?: number;
}
