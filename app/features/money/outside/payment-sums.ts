import type { OutsideView } from "./outside-view";

type Counted = Pick<OutsideView, "notCharged" | "here" | "returned" | "open">;

/** Keys of the labels of a payment's sums, as in `messages.ts`. */
export type PaymentSum = "sumNotCharged" | "sumPaid" | "sumReturned" | "sumOpen";

/** Sums of an outside payment, in minor units: not charged, received, sent back and still due. Used by every page and email. Omits sums that are zero. */
export function paymentSums({ notCharged, here, returned, open }: Counted): [label: PaymentSum, minor: number][] {
  const sums: [PaymentSum, number][] = [
    ["sumNotCharged", notCharged],
    ["sumPaid", here + returned],
    ["sumReturned", returned],
    ["sumOpen", open],
  ];
  return sums.filter(([, minor]) => minor > 0);
}
