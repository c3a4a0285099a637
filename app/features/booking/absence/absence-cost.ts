import type { OutsideStanding } from "#app/features/money/outside/outside";
import type { Side } from "../life/consultation";

interface Cost {
  side: Side;
  totalPrice: number;
  /** How it stands with what is paid outside the site; null with a provider, which has it all. */
  payment: Pick<OutsideStanding, "open" | "here"> | null;
}

/** What it costs a side if it stands that they did not come: the key of its words, and the sum in them, which an absent advisor's client gets back of what is here. */
export function absenceCost({ side, totalPrice, payment }: Cost) {
  if (side === "client") return { key: "absenceCostsClient", total: totalPrice, paid: isPaidUp(payment) } as const;
  const back = payment ? payment.here : totalPrice;
  return { key: "absenceCostsAdvisor", total: back, paid: back > 0 ? "yes" : "no" } as const;
}

/** Whether all of a price is here, as the words on what stays due or does not go back choose by it: with a provider (null) it is. */
export const isPaidUp = (payment: Pick<OutsideStanding, "open"> | null) => (payment === null || payment.open === 0 ? "yes" : "no");
