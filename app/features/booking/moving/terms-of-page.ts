import {
  type CancellationLine,
  type CancellationRules,
  cancellationLines,
  cappedLines,
  reachableLines,
} from "#app/features/rules/cancellation-lines";
import { HOUR_MS } from "#app/platform/durations";
import type { ConsultationState, Transition } from "../life/consultation";

const WHOLE_PERCENT = 100;

interface Timed {
  status: ConsultationState;
  scheduledTime: Date;
  proposedTime: Date | null;
  proposedRefundPercent: number | null;
  mostRefundPercent: number | null;
}

/**
 * Returns the refund terms of a consultation's page: those of its time (before an agreement, of the time that agreeing would fix), and those of a proposed time
 * that its client can agree to now, if cancelling it no longer refunds everything.
 */
export function termsOfPage(of: Timed, transitions: readonly Transition[], rules: CancellationRules, now: Date) {
  const { status, scheduledTime, proposedTime, proposedRefundPercent, mostRefundPercent } = of;
  const termsAt = (time: Date, most: number | null) =>
    cappedLines(reachableLines(cancellationLines(rules), (time.getTime() - now.getTime()) / HOUR_MS), most);
  const most = Math.min(mostRefundPercent ?? WHOLE_PERCENT, proposedRefundPercent ?? WHOLE_PERCENT);
  const proposed = proposedTime && termsAt(proposedTime, most);
  const mayAgree = transitions.includes("agreeToTime") || transitions.includes("agreeToReschedule");
  return {
    cancellation: (status === "countered" && proposed) || termsAt(scheduledTime, mostRefundPercent),
    cancellationIfAgreed: mayAgree && proposed && !isWhole(proposed) ? proposed : null,
  };
}

const isWhole = ([first]: readonly CancellationLine[]) => first?.refundPercent === WHOLE_PERCENT;
