import type { DrawnCode } from "#app/platform/qr-code-path";
import type { PayWay } from "../pay-way/pay-way";
import type { OutsideStanding } from "./outside";

/** How a consultation that is paid outside the site stands, for one of its sides. Amounts in minor units. */
export interface OutsideView extends OutsideStanding {
  returned: number;
  confirmedAt: Date | null;
  /** When the client said that they have paid; null once it is answered or taken back. */
  markedAt: Date | null;
  /** What of the marked they said last. */
  lastMarked: number;
  /** What the client names with the payment. */
  reference: string;
  /** How to pay, for the client while there is something to pay that they have not said they have paid. */
  way: PayWay | null;
  /** The code that a bank's app reads the transfer off: of euros, to an account. */
  code: DrawnCode | null;
}

/** What a cancellation would mean: what of what is paid comes back, and what stays due. */
export function ifCancelled({ here, marked }: OutsideStanding, dueThen: number) {
  // Whoever says they have paid is told what comes back of it.
  const said = here + marked;
  return { paid: said, back: Math.max(0, said - dueThen), stillDue: Math.max(0, dueThen - said) };
}

/** What a client reads of what they said they have paid, by its key: that it is looked for, and what of it goes back once it is here. */
export function markedWord({ open, marked }: Pick<OutsideStanding, "open" | "marked">) {
  if (open === 0) return "markedNothingDue";
  return marked > open ? "markedOver" : "markedState";
}
