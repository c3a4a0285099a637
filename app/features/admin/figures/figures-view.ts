import type { WeekFigure } from "./week-figures";

/** What the first view of the dashboard shows. Amounts in minor units of `currency`, about. */
export interface Figures {
  applicationsWaiting: number;
  applicationsOverdue: number;
  categoryRequestsOpen: number;
  /** Consultations of which the sides say different things about who was there. */
  absencesOpen: number;
  currency: string;
  requested: WeekFigure[];
  revenue: WeekFigure[];
  fees: number;
  emptySearches: WeekFigure[];
  /** What was sought in vain most often; blank when nothing was. */
  mostSought: string;
}
