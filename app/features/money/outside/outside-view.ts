import type { DrawnCode } from "#app/platform/qr-code-path";
import type { PaymentInstructions } from "../payment-instructions/payment-instructions";
import type { OutsideStanding } from "./outside";

/** The state of a consultation's outside payment for one of its sides. Amounts in minor units. */
export interface OutsideView extends OutsideStanding {
  returned: number;
  confirmedAt: Date | null;
  /** When the client marked it as paid; null once that is answered or withdrawn. */
  markedAt: Date | null;
  /** The amount of the client's last mark. */
  lastMarked: number;
  /** The reference the client gives with the payment. */
  reference: string;
  /** Whether nothing is due since the site had no way to pay when it was agreed. */
  isBetweenThem: boolean;
  /** How to pay, for the client while there is something to pay that is not marked as paid. */
  way: PaymentInstructions | null;
  /** The QR code for a banking app: only for transfers in euros to a bank account. */
  code: DrawnCode | null;
}

/** What a cancellation would mean: how much of the money paid comes back, and how much stays due. */
export function ifCancelled({ here, marked }: OutsideStanding, dueThen: number) {
  // What is marked as paid counts as paid here.
  const said = here + marked;
  return { paid: said, back: Math.max(0, said - dueThen), stillDue: Math.max(0, dueThen - said) };
}

/** Key of the text about what a client has marked as paid: that it is being checked, and how much of it goes back once it arrives. */
export function markedWord({ open, marked }: Pick<OutsideStanding, "open" | "marked">) {
  if (open === 0) return "markedNothingDue";
  return marked > open ? "markedOver" : "markedState";
}
