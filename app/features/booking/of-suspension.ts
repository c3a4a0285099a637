import type { ConsultationState, Side } from "./life/consultation";

export interface Closed {
  status: ConsultationState;
  closedBy: Side | "admin" | "clock" | null;
  closeReason: string | null;
}

/** Whether a consultation was cancelled because one of its sides was suspended: an admin who cancels one says why, which the clock does not. */
export const isOfSuspension = ({ status, closedBy, closeReason }: Closed): boolean =>
  status === "cancelled" && closedBy === "admin" && closeReason === null;
