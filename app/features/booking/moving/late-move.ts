import type { ConsultationPage } from "../pages/consultation-view";

const WHOLE_PERCENT = 100;

type Moved = Pick<
  ConsultationPage,
  "status" | "side" | "hasStarted" | "transitions" | "proposedTime" | "refundIfMoved" | "proposedRefundPercent" | "mostRefundPercent"
>;

/**
 * Returns the refund percentages left after a late move: for a move the client might request now, for the pending one (shown to both sides
 * before they agree), and for the one that was made (shown to the client). Each is null when the refund is not reduced.
 */
export function lateMoveOf({ status, side, hasStarted, transitions, proposedTime, ...of }: Moved) {
  const isAhead = status === "accepted" && !hasStarted;
  const mayAsk = isAhead && side === "client" && transitions.includes("reschedule") && proposedTime === null;
  return {
    ifAsked: mayAsk ? lessThanWhole(of.refundIfMoved) : null,
    asked: isAhead ? lessThanWhole(of.proposedRefundPercent) : null,
    stands: isAhead && side === "client" ? lessThanWhole(of.mostRefundPercent) : null,
  };
}

const lessThanWhole = (percent: number | null) => (percent === null || percent >= WHOLE_PERCENT ? null : String(percent));
