import type { ConsultationPage } from "./consultation-view";

type Cancelled = Pick<ConsultationPage, "totalPrice" | "refundIfCancelled" | "ifCancelled" | "payment">;

/** Returns what the viewer's cancellation means for the client, in minor units: the refund of what was paid or marked so, and how much of it has yet to arrive; otherwise what stays due. */
export function ifCancelledNow({ totalPrice, refundIfCancelled, ifCancelled, payment }: Cancelled) {
  // If a payment outside the site was not made, there is nothing to refund: what the terms retain is still due.
  const isPaid = payment === null || payment.here > 0 || payment.stage === "marked";
  const due = ifCancelled?.stillDue ?? 0;
  const refund = ifCancelled?.back ?? refundIfCancelled;
  const total = isPaid ? (ifCancelled?.paid ?? totalPrice) : totalPrice;
  // What the client says they have paid goes back only once it is here.
  const unseen = payment ? Math.min(payment.marked, refund) : 0;
  return { isPaid, due, refund, total, unseen, part: partOf(isPaid ? refund : due, total) };
}

function partOf(amount: number, whole: number) {
  if (amount >= whole) return "all";
  return amount === 0 ? "none" : "some";
}
