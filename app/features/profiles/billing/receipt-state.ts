import type { Receipt } from "#app/features/money/earnings";

type Sums = Pick<Receipt, "isCancelled" | "total" | "open" | "notCharged" | "received" | "returned" | "toReturn">;

/** Returns what is kept of the money received after all refunds, in minor units. */
export const keptOf = ({ received, returned, toReturn }: Pick<Sums, "received" | "returned" | "toReturn">): number =>
  received - returned - toReturn;

/**
 * Returns the payment state of a receipt, as a text key: paid in full or part, to be refunded, refunded in part or full. Money beyond the
 * price is called an overpayment, never a refund. What is kept of a cancelled consultation is stated.
 */
export function receiptState(sums: Sums) {
  const { isCancelled, total, open, notCharged, returned, toReturn } = sums;
  const kept = keptOf(sums);
  const isWhole = kept >= total;
  if (toReturn > 0) return isWhole ? "stateOver" : "stateReturning";
  if (open > 0) return kept > 0 ? "statePart" : "stateOpen";
  if (isCancelled && kept > 0 && !(returned > 0 && isWhole)) return returned === 0 ? "stateKept" : "stateKeptPart";
  if (returned === 0) return notCharged > 0 ? "stateSettled" : "stateWhole";
  if (isWhole) return "stateOverReturned";
  return kept > 0 ? "stateRefundedPart" : "stateRefunded";
}
