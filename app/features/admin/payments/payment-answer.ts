import type { ListedPayment } from "#app/features/money/outside/listed-payment";
import type { AlertText } from "../alert";
import type { BulkOutcome } from "../lists/table/bulk";

/** What comes back beside a payment when something was not carried out. */
export interface PaymentAnswer {
  form: "payment";
  consultationId: string;
  /** Which part of it, where the form is about one. */
  part?: string;
  alert?: AlertText;
  /** The intent of the form whose typed values are what is wrong: its question stays open. */
  refusedIntent?: string;
  /** What was chosen, of several, in one text; and for how many of them it was done all the same, and why not for the others. */
  chosen?: string;
  outcome?: BulkOutcome;
  /** An amount that is more than is expected, as it was typed: sent once more it is carried out. */
  high?: string;
  typed: { amount: string; reason: string };
}

/** Whether what came back is about the payment of a row, or the part of it that the row is about. */
export const isAbout = (
  answer: PaymentAnswer | undefined,
  { consultationId, part }: Pick<ListedPayment, "consultationId" | "part">,
): boolean => answer?.consultationId === consultationId && (answer.part || undefined) === part;
