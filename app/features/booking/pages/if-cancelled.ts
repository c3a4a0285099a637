import type { ConsultationPage } from "./consultation-view";

type Cancelled = Pick<ConsultationPage, "totalPrice" | "refundIfCancelled" | "ifCancelled" | "payment">;

/** What a cancellation by the reader means for the client's money, in minor units: of what was paid, or is said to be, what comes back; else what stays due. */
export function ifCancelledNow({ totalPrice, refundIfCancelled, ifCancelled, payment }: Cancelled) {
  // What is paid outside the site, and has not been, has no refund to speak of: what the terms keep of it is still due.
  const isPaid = payment === null || payment.here > 0 || payment.stage === "marked";
  const due = ifCancelled?.stillDue ?? 0;
  const refund = ifCancelled?.back ?? refundIfCancelled;
  const total = isPaid ? (ifCancelled?.paid ?? totalPrice) : totalPrice;
  return { isPaid, due, refund, total, part: partOf(isPaid ? refund : due, total) };
}

function partOf(amount: number, whole: number) {
  if (amount >= whole) return "all";
  return amount === 0 ? "none" : "some";
}
