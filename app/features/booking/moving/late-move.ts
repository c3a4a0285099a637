import type { ConsultationPage } from "../pages/consultation-view";

const WHOLE_PERCENT = 100;

type Moved = Pick<
  ConsultationPage,
  "status" | "side" | "hasStarted" | "transitions" | "proposedTime" | "refundIfMoved" | "proposedRefundPercent" | "mostRefundPercent"
>;

/**
 * What a move leaves of a refund that a client asks for late, as percents: if they ask for one now; of the one that waits for an answer, which both sides read before they
 * agree; and afterwards of the one that was made, for the client. Null where nothing is lost by it.
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
