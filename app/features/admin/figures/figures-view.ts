/** What waits, on the first view of the dashboard. */
export interface Figures {
  applicationsWaiting: number;
  applicationsOverdue: number;
  categoryRequestsOpen: number;
  /** Consultations of which the sides say different things about who was there. */
  absencesOpen: number;
  /** Reports of messages and of reviews that nobody has closed. */
  reportsOpen: number;
  /** Payments outside the site that clients say they have made, and of which something is to be sent back. */
  paymentsToConfirm: number;
  paymentsToReturn: number;
}
