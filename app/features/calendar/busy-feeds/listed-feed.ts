/** An external calendar, as shown to its advisor. */
export interface ListedFeed {
  id: string;
  host: string;
  /** Key of the text on what went wrong at the last reading. */
  problem: string | null;
  busyCount: number;
  readAt: Date | null;
  /** Whether it was scheduled and has not been tried since. */
  isWaiting: boolean;
}
