import type { OutsideView } from "./outside-view";

type Counted = Pick<OutsideView, "notCharged" | "due" | "here" | "returned" | "open">;

/** Keys of the labels of a payment's sums, as in `messages.ts`. */
export type PaymentSum = "sumNotCharged" | "sumPaid" | "sumReturned" | "sumOpen";

/** Sums of an outside payment, in minor units: not charged, received, sent back and still due. Used by every page and email. Omits sums that are zero. */
export function paymentSums({ notCharged, due, here, returned, open }: Counted): [label: PaymentSum, minor: number][] {
  // If all that came goes back, a rest that is not charged would read as if the other part were.
  const isWhollyBack = due === 0 && here + returned > 0;
  const sums: [PaymentSum, number][] = [
    ["sumNotCharged", isWhollyBack ? 0 : notCharged],
    ["sumPaid", here + returned],
    ["sumReturned", returned],
    ["sumOpen", open],
  ];
  return sums.filter(([, minor]) => minor > 0);
}
