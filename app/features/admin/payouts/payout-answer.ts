import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** What comes back when a payout was not made: above the list, which shows what is owed by now, with the reference that was typed. */
export interface PayoutAnswer {
  form: "payout";
  alert?: AlertText;
  /** Whose, in which currency, and the reference that was typed. */
  advisorId: string;
  currency: string;
  reference: string;
  /** Of several, the references that were typed, by the name of their field. */
  references: Record<string, string>;
  /** What was chosen, of several, in one text; and for how many of them it was done all the same, and why not for the others. */
  chosen?: string;
  outcome?: BulkOutcome;
}
