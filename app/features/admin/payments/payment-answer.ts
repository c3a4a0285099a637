import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** What comes back beside a payment when something was not carried out. */
export interface PaymentAnswer {
  form: "payment";
  consultationId: string;
  alert?: AlertText;
  /** The intent of the form whose typed values are what is wrong: its question stays open. */
  refusedIntent?: string;
  /** What was chosen, of several, in one text; and for how many of them it was done all the same, and why not for the others. */
  chosen?: string;
  outcome?: BulkOutcome;
  typed: { amount: string; reason: string };
}
