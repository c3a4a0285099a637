import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** Action data when a payout was not made; shown above the list with the current amounts and the typed reference. */
export interface PayoutAnswer {
  form: "payout";
  alert?: AlertText;
  /** Advisor, currency and typed reference. */
  advisorId: string;
  currency: string;
  reference: string;
  /** Bulk actions: typed references by field name. */
  references: Record<string, string>;
  /** Bulk actions: the selected values in one string, how many succeeded, and why the others failed. */
  chosen?: string;
  outcome?: BulkOutcome;
}
