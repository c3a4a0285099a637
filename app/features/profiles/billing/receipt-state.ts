import type { Receipt } from "#app/features/money/earnings";

type Sums = Pick<Receipt, "isCancelled" | "total" | "open" | "notCharged" | "received" | "returned" | "toReturn">;

/** What stays of what came in once all has gone back that is to go back, in minor units. */
export const keptOf = ({ received, returned, toReturn }: Pick<Sums, "received" | "returned" | "toReturn">): number =>
  received - returned - toReturn;

/**
 * How it stands with a receipt's money, as the key of the words for it: paid whole or in part, to go back, gone back in part or whole. What came beyond the
 * price is never called a refund: it was paid too much. What is kept of a cancelled hour is said to be.
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
