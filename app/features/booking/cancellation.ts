import { proportion } from "#app/features/money/money";
import { type CancellationRules, cancellationLines } from "#app/features/rules/cancellation-lines";
import { HOUR_MS } from "#app/platform/durations";

const WHOLE_PERCENT = 100;

export interface Cancellation {
  cancelledAt: Date;
  by: "client" | "advisor" | "admin";
  /** Those it was asked under. */
  rules: CancellationRules;
}

/** What is called off, named as in its row. */
interface Cancelled {
  scheduledTime: Date;
  totalPrice: number;
  /** What a cancellation gave back when the client asked to move it here, in percent: no move makes it more. */
  mostRefundPercent: number | null;
}

/** What of a total goes back to the client, both in minor units, rounded half-up. Only a client's own cancellation can cost: all else is refunded whole. */
export function refundFor(cancelled: Cancelled, { cancelledAt, by, rules }: Cancellation): number {
  const percent = by === "client" ? refundPercentAt(cancelled, cancelledAt, rules) : WHOLE_PERCENT;
  return proportion(cancelled.totalPrice, percent, WHOLE_PERCENT);
}

/** The percent of the price that a client gets back who cancels at that moment. */
export function refundPercentAt(
  { scheduledTime, mostRefundPercent }: Omit<Cancelled, "totalPrice">,
  at: Date,
  rules: CancellationRules,
): number {
  const hoursBefore = (scheduledTime.getTime() - at.getTime()) / HOUR_MS;
  const percent = cancellationLines(rules).find((line) => hoursBefore >= line.hoursBefore)?.refundPercent ?? 0;
  return Math.min(percent, mostRefundPercent ?? WHOLE_PERCENT);
}
