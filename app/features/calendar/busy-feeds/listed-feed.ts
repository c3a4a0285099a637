/** A calendar that is read, as its advisor sees it. */
export interface ListedFeed {
  id: string;
  host: string;
  /** Key of the text that says what went wrong at the last reading. */
  problem: string | null;
  busyCount: number;
  readAt: Date | null;
  /** It was asked for and has not been tried since. */
  isWaiting: boolean;
}
