import type { OutsideStanding } from "#app/features/money/outside/outside";
import type { Side } from "../life/consultation";

interface Cost {
  side: Side;
  totalPrice: number;
  /** State of a payment outside the site; null with a provider, which has received everything. */
  payment: Pick<OutsideStanding, "open" | "here"> | null;
}

/** Returns what it costs a side if their absence stands: the message key and the sum in it. An absent advisor's client is refunded what was received. */
export function absenceCost({ side, totalPrice, payment }: Cost) {
  if (side === "client") return { key: "absenceCostsClient", total: totalPrice, paid: isPaidUp(payment) } as const;
  const back = payment ? payment.here : totalPrice;
  return { key: "absenceCostsAdvisor", total: back, paid: back > 0 ? "yes" : "no" } as const;
}

/** Returns the select value for whether the price is fully paid, which with a provider (null) it is; texts on what stays due or is not refunded use it. */
export const isPaidUp = (payment: Pick<OutsideStanding, "open"> | null) => (payment === null || payment.open === 0 ? "yes" : "no");
