import type { AlertText } from "../alert";

/** What comes back when a payout was not made: above the list, which shows what is owed by now, with the reference that was typed. */
export interface PayoutAnswer {
  form: "payout";
  alert?: AlertText;
  /** Whose, in which currency, and the reference that was typed. */
  advisorId: string;
  currency: string;
  reference: string;
}
