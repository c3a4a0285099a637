import { proportion } from "#app/features/money/money";
import { HOUR_MS } from "#app/platform/durations";

/** What a client who cancels gets back, by how long before the start: the first line that holds. Shown before booking. */
export const CANCELLATION_POLICY = [
  { hoursBefore: 24, refundPercent: 100 },
  { hoursBefore: 2, refundPercent: 50 },
  { hoursBefore: 0, refundPercent: 0 },
] as const;

export interface Cancellation {
  startsAt: Date;
  cancelledAt: Date;
  by: "client" | "advisor" | "admin";
}

/** What of a total goes back to the client, both in minor units, rounded half-up. Only a client's own cancellation can cost: all else is refunded whole. */
export function refundFor(total: number, { startsAt, cancelledAt, by }: Cancellation): number {
  const percent = by === "client" ? refundPercent(startsAt, cancelledAt) : 100;
  return proportion(total, percent, 100);
}

function refundPercent(startsAt: Date, cancelledAt: Date): number {
  const hoursBefore = (startsAt.getTime() - cancelledAt.getTime()) / HOUR_MS;
  return CANCELLATION_POLICY.find((line) => hoursBefore >= line.hoursBefore)?.refundPercent ?? 0;
}
