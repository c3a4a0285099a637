import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** Action data of a payment form that was not carried out. */
export interface PaymentAnswer {
  form: "payment";
  consultationId: string;
  /** Id of the payment part, when the form is about one. */
  part?: string;
  alert?: AlertText;
  /** Intent of the form with invalid input, whose dialog stays open. */
  refusedIntent?: string;
  /** Bulk actions: the selected values in one string, how many succeeded, and why the others failed. */
  chosen?: string;
  outcome?: BulkOutcome;
  /** Unexpectedly high amount as typed; submitting it again confirms it. */
  high?: string;
  typed: { amount: string; reason: string };
}

/** Whether an answer is about the row's payment, or about the same part of it. */
export const isAbout = (
  answer: PaymentAnswer | undefined,
  { consultationId, part }: Pick<ListedPayment, "consultationId" | "part">,
): boolean => answer?.consultationId === consultationId && (answer.part || undefined) === part;
