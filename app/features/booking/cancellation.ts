import { proportion } from "#app/features/money/money";
import { type CancellationRules, cancellationLines } from "#app/features/rules/cancellation-lines";
import { HOUR_MS } from "#app/platform/durations";

const WHOLE_PERCENT = 100;

export interface Cancellation {
  startsAt: Date;
  cancelledAt: Date;
  by: "client" | "advisor" | "admin";
  /** Those it was asked under. */
  rules: CancellationRules;
}

/** What of a total goes back to the client, both in minor units, rounded half-up. Only a client's own cancellation can cost: all else is refunded whole. */
export function refundFor(total: number, { startsAt, cancelledAt, by, rules }: Cancellation): number {
  const percent = by === "client" ? refundPercent(startsAt, cancelledAt, rules) : WHOLE_PERCENT;
  return proportion(total, percent, WHOLE_PERCENT);
}

function refundPercent(startsAt: Date, cancelledAt: Date, rules: CancellationRules): number {
  const hoursBefore = (startsAt.getTime() - cancelledAt.getTime()) / HOUR_MS;
  return cancellationLines(rules).find((line) => hoursBefore >= line.hoursBefore)?.refundPercent ?? 0;
}
