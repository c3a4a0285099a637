export interface ShownReview {
  rating: number;
  text: string;
  /** The advisor's answer to what the client said. */
  reply: string | null;
  isRevealed: boolean;
  /** Taken off by an admin. */
  isHidden: boolean;
}

/** What one side of a completed consultation sees of its reviews. */
export interface ShownReviews {
  /** Whether the client's may stand on the advisor's page: the consultation is paid for. */
  isPaid: boolean;
  /** Until when each side may write. */
  until: Date;
  mayReview: boolean;
  own: ShownReview | null;
  /** Null until both are shown. */
  theirs: ShownReview | null;
  mayReply: boolean;
  /** Whether the reader has reported what the other side says. */
  isReported: boolean;
}
