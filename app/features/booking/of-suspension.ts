import type { ConsultationState, Side } from "./life/consultation";

export interface Closed {
  status: ConsultationState;
  closedBy: Side | "admin" | "clock" | null;
  closeReason: string | null;
}

/** Whether a consultation was cancelled because one side was suspended. An admin who cancels gives a reason; the automatic cancellation does not. */
export const isOfSuspension = ({ status, closedBy, closeReason }: Closed): boolean =>
  status === "cancelled" && closedBy === "admin" && closeReason === null;
