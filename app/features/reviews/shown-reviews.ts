export interface ShownReview {
  rating: number;
  text: string;
  /** The advisor's reply to the client's review. */
  reply: string | null;
  isRevealed: boolean;
  /** Whether an admin has hidden it. */
  isHidden: boolean;
}

/** The reviews of a completed consultation, as seen by one side. */
export interface ShownReviews {
  /** Whether the consultation is paid, so that the client's review can appear on the advisor's page. */
  isPaid: boolean;
  /** Until when each side can write a review. */
  until: Date;
  mayReview: boolean;
  own: ShownReview | null;
  /** Null until both are revealed. */
  theirs: ShownReview | null;
  mayReply: boolean;
  /** Whether the reader has reported the other side's review. */
  isReported: boolean;
}
