import { proportion } from "#app/features/money/money";
import { type CancellationRules, cancellationLines } from "#app/features/rules/cancellation-lines";
import { HOUR_MS } from "#app/platform/durations";

const WHOLE_PERCENT = 100;

export interface Cancellation {
  cancelledAt: Date;
  by: "client" | "advisor" | "admin";
  /** The rules in force when it was requested. */
  rules: CancellationRules;
}

/** The cancelled consultation, with the field names of its row. */
interface Cancelled {
  scheduledTime: Date;
  totalPrice: number;
  /** Refund percentage that applied when the client asked to move it to this time; moving never raises the refund above it. */
  mostRefundPercent: number | null;
}

/** Returns the refund of a total, both in minor units, rounded half-up. Only a client's own cancellation can reduce it; any other refunds in full. */
export function refundFor(cancelled: Cancelled, { cancelledAt, by, rules }: Cancellation): number {
  const percent = by === "client" ? refundPercentAt(cancelled, cancelledAt, rules) : WHOLE_PERCENT;
  return proportion(cancelled.totalPrice, percent, WHOLE_PERCENT);
}

/** Returns the percentage of the price that is refunded when the client cancels at the given moment. */
export function refundPercentAt(
  { scheduledTime, mostRefundPercent }: Omit<Cancelled, "totalPrice">,
  at: Date,
  rules: CancellationRules,
): number {
  const hoursBefore = (scheduledTime.getTime() - at.getTime()) / HOUR_MS;
  const percent = cancellationLines(rules).find((line) => hoursBefore >= line.hoursBefore)?.refundPercent ?? 0;
  return Math.min(percent, mostRefundPercent ?? WHOLE_PERCENT);
}
