/** What waits, on the first view of the dashboard. */
export interface Figures {
  applicationsWaiting: number;
  applicationsOverdue: number;
  categoryRequestsOpen: number;
  /** Consultations of which the sides say different things about who was there. */
  absencesOpen: number;
}
