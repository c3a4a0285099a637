/** A search of /book-consultation as stored in its URL, so that it can be reloaded, shared and returned to. */
export interface SearchAddress {
  topic: string;
  /** ISO instant; empty for the first free time. */
  time: string;
  minutes: number;
  urgency: string;
  /** Browser time zone in which the time was given, for users without one in their profile. */
  zone: string;
  /** Slug of the advisor to list first. */
  advisor: string;
  /** Slug of an advisor to leave out because they could not take the consultation. */
  except?: string;
  /** Id of the searcher's own consultation that fell through; its note is carried over. */
  earlier?: string;
}

/** Returns the URL of a search with its results. */
export function searchPath(search: SearchAddress): string {
  const said = Object.entries({ ...search, minutes: String(search.minutes), find: "1" }).filter(([, value]) => value);
  return `/book-consultation?${new URLSearchParams(said)}`;
}
