/**
 * Periods of the product that stand in server files of other features, repeated here for the texts that name them:
 * a test keeps each equal to the one that counts.
 */
export const PERIODS = {
  /** How long a price is held (booking/quotes.server). */
  priceHeldMinutes: 10,
  /** The longest a sign-in lasts (accounts/sessions.server). */
  sessionMostDays: 30,
  /** How long a session lasts without use until its owner chooses otherwise (the table's default). */
  sessionTimeoutHours: 24,
  /** How long a talk with the assistant is kept after its last message (assistant/conversation). */
  conversationDays: 30,
  /** How long the toast of the next page waits for it (middleware/flash). */
  noticeSeconds: 60,
  /** How long a visitor's application is kept unfinished (applications/draft-life). */
  visitorDraftDays: 7,
  /** By when an application is read (applications/review-promise). */
  applicationReviewHours: 24,
} as const;

/** Nobody younger uses the site. (design/product.md, C45) */
export const LEAST_AGE_YEARS = 18;
