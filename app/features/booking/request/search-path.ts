/** What a search of /book-consultation says of itself in its address: it can be reloaded, gone back to and shared. */
export interface SearchAddress {
  topic: string;
  /** An ISO instant; empty is the first free time. */
  time: string;
  minutes: number;
  urgency: string;
  /** The browser's, for who has none in a profile: the clock that the time was said by. */
  zone: string;
  /** The slug of the advisor who is to come first. */
  advisor: string;
  /** The slug of an advisor who is left out: the one who could not. */
  except?: string;
  /** The id of the searcher's own consultation that came to nothing: what they wrote for it goes along. */
  earlier?: string;
}

/** The address of a search with its answer. */
export function searchPath(search: SearchAddress): string {
  const said = Object.entries({ ...search, minutes: String(search.minutes), find: "1" }).filter(([, value]) => value);
  return `/book-consultation?${new URLSearchParams(said)}`;
}
