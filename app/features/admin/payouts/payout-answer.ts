import type { AlertText } from "../alert";

/** What comes back when a payout was not made: above the list, which shows what is owed by now. */
export interface PayoutAnswer {
  form: "payout";
  alert: AlertText;
}
