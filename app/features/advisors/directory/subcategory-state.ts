/** The state of a sub-category page from its URL. */
export interface SubcategorySearchState {
  /** The search text; empty before a search. */
  text: string;
  /** Whether every result is listed instead of the best three. */
  isAll: boolean;
  /** Whether a search was submitted without a text. */
  isBlank: boolean;
  /** Position in the list of all results. */
  after?: string;
  /** Number of its pages shown below one another. */
  page?: number;
}
