import type { OutsideView } from "./outside-view";

type Counted = Pick<OutsideView, "notCharged" | "here" | "returned" | "open">;

/** The labels of what became of a price, as `messages.ts` has them. */
export type PaymentSum = "sumNotCharged" | "sumPaid" | "sumReturned" | "sumOpen";

/** What of a price that is paid outside the site is not charged, has come, was sent back and is still due, in minor units: every page and mail counts it so. Nothing that is none. */
export function paymentSums({ notCharged, here, returned, open }: Counted): [label: PaymentSum, minor: number][] {
  const sums: [PaymentSum, number][] = [
    ["sumNotCharged", notCharged],
    ["sumPaid", here + returned],
    ["sumReturned", returned],
    ["sumOpen", open],
  ];
  return sums.filter(([, minor]) => minor > 0);
}
