/** Counts of what waits, on the first view of the dashboard. */
export interface Figures {
  applicationsWaiting: number;
  applicationsOverdue: number;
  categoryRequestsOpen: number;
  /** Consultations whose sides disagree about who was absent. */
  absencesOpen: number;
  /** Open reports of messages and reviews. */
  reportsOpen: number;
  /** Outside payments that clients say they have made, and those with an amount to refund. */
  paymentsToConfirm: number;
  paymentsToReturn: number;
}
